import * as migration_20261126_120713_initial from './20261126_120713_initial';

export const migrations = [
  {
    up: migration_20261126_120713_initial.up,
    down: migration_20261126_120713_initial.down,
    name: '20261126_120713_initial'
  },
];
