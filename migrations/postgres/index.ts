import * as migration_20261126_113037_initial from './20261126_113037_initial';

export const migrations = [
  {
    up: migration_20261126_113037_initial.up,
    down: migration_20261126_113037_initial.down,
    name: '20261126_113037_initial'
  },
];
