import * as migration_20261121_081020_initial from './20261121_081020_initial';
import * as migration_20261121_180445_content from './20261121_180445_content';
import * as migration_20261121_180446_page_content from './20261121_180446_page_content';
import * as migration_20261121_180451_page_fields from './20261121_180451_page_fields';

export const migrations = [
  {
    up: migration_20261121_081020_initial.up,
    down: migration_20261121_081020_initial.down,
    name: '20261121_081020_initial',
  },
  {
    up: migration_20261121_180445_content.up,
    down: migration_20261121_180445_content.down,
    name: '20261121_180445_content',
  },
  {
    up: migration_20261121_180446_page_content.up,
    down: migration_20261121_180446_page_content.down,
    name: '20261121_180446_page_content'
  },
  {
    up: migration_20261121_180451_page_fields.up,
    down: migration_20261121_180451_page_fields.down,
    name: '20261121_180451_page_fields'
  },
];
