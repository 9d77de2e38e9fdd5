import * as migration_20261121_081020_initial from './20261121_081020_initial';

export const migrations = [
  {
    up: migration_20261121_081020_initial.up,
    down: migration_20261121_081020_initial.down,
    name: '20261121_081020_initial'
  },
];
