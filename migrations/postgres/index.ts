import * as migration_20261126_120713_initial from './20261126_120713_initial';
import * as migration_20261127_184506_towns_of_feeds from './20261127_184506_towns_of_feeds';

export const migrations = [
  {
    up: migration_20261126_120713_initial.up,
    down: migration_20261126_120713_initial.down,
    name: '20261126_120713_initial',
  },
  {
    up: migration_20261127_184506_towns_of_feeds.up,
    down: migration_20261127_184506_towns_of_feeds.down,
    name: '20261127_184506_towns_of_feeds'
  },
];
