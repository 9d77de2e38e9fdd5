import * as migration_20261121_071429_initial from './20261121_071429_initial';

export const migrations = [
  {
    up: migration_20261121_071429_initial.up,
    down: migration_20261121_071429_initial.down,
    name: '20261121_071429_initial'
  },
];
