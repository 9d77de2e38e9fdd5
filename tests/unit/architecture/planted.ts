import path from 'node:path'

interface Planted {
  rule: string
  name: string
  files: Record<string, string>
}

const EMPTY = 'export const nothing = 1'
const uses = (from: string): string =>
  `import { nothing } from '${from}'\nexport const it = nothing`
const typeOf = (name: string, from: string): string =>
  `import type { ${name} } from '${from}'\nexport type It = ${name}`

const pathBetween = (from: string, to: string): string =>
  path.posix.relative(path.posix.dirname(from), to.replace(/\.tsx?$/, ''))

/** Small trees, each of which breaks exactly one rule. */
export const PLANTED: Planted[] = [
  {
    rule: 'no-circular',
    name: 'two files that need each other',
    files: {
      'src/lib/a.ts': "import { b } from './b'\nexport const a = () => b",
      'src/lib/b.ts': "import { a } from './a'\nexport const b = () => a",
    },
  },
  ...(
    [
      ['a module that uses a page', 'src/modules/text/TextModule.tsx', 'src/app/page.tsx'],
      ['a module that uses the proxy', 'src/modules/text/TextModule.tsx', 'src/proxy.ts'],
      ['a header that uses a module', 'src/shell/Header.tsx', 'src/modules/PageModules.tsx'],
      ['a feature that uses a module', 'src/features/pages/queries.ts', 'src/modules/frame.ts'],
      ['an import that uses what the site reads', 'src/import/run.ts', 'src/content/memory.ts'],
      ['a hook that uses what the site reads', 'src/cms/hooks/a.ts', 'src/content/memory.ts'],
      ['a collection that uses a cell of the admin', 'src/cms/collections/a.ts', 'src/admin/Cell.tsx'],
      ['a field that uses a component', 'src/cms/fields/price.ts', 'src/ui/Price.tsx'],
      ['a rule that uses a component', 'src/domain/properties/price.ts', 'src/ui/level.ts'],
      ['a lookup that uses a rule', 'src/routes/paths.ts', 'src/domain/properties/price.ts'],
      ['money that uses a path', 'src/lib/money.ts', 'src/routes/paths.ts'],
      ['a language that uses money', 'src/i18n/languages.ts', 'src/lib/money.ts'],
      ['a timer that uses a page', 'src/server/timer.ts', 'src/app/metadata.ts'],
    ] as const
  ).map(([name, from, to]) => ({
    rule: 'only-layers-below',
    name,
    files: { [from]: uses(pathBetween(from, to)), [to]: EMPTY },
  })),
  {
    rule: 'generated-is-types',
    name: 'a query that runs the generated tables',
    files: {
      'src/cms/database/sql.ts': uses('../../payload-schema'),
      'src/payload-schema.ts': EMPTY,
    },
  },
  {
    rule: 'one-module-names-the-database',
    name: 'an import that names a database',
    files: { 'src/import/write.ts': typeOf('SQL', '@payloadcms/db-sqlite/drizzle') },
  },
  {
    rule: 'rules-are-pure',
    name: 'a price that knows Next',
    files: { 'src/domain/properties/price.ts': typeOf('NextConfig', 'next') },
  },
  {
    rule: 'rules-are-pure',
    name: 'a price that reads a file',
    files: { 'src/domain/properties/price.ts': typeOf('Stats', 'node:fs') },
  },
  {
    rule: 'demo-stays-outside',
    name: 'first content that uses the invented network',
    files: {
      'src/cms/first-content/pages.ts': uses('../../../demo/network/pages'),
      'demo/network/pages.ts': EMPTY,
    },
  },
  {
    rule: 'features-share-views-only',
    name: "a feature that reads with another feature's queries",
    files: {
      'src/features/projects/queries.ts': uses('../search/queries-list'),
      'src/features/search/queries-list.ts': EMPTY,
    },
  },
  {
    rule: 'views-get-props',
    name: 'a card that fetches for itself',
    files: {
      'src/features/properties/components/Card.tsx': uses('../queries'),
      'src/features/properties/queries.ts': EMPTY,
    },
  },
  {
    rule: 'views-get-props',
    name: 'a header that changes data',
    files: { 'src/shell/Header.tsx': uses('./commands'), 'src/shell/commands.ts': EMPTY },
  },
  {
    rule: 'views-get-props',
    name: 'a module that reads the memory',
    files: {
      'src/modules/team/TeamModule.tsx': uses('../../content/memory'),
      'src/content/memory.ts': EMPTY,
    },
  },
  {
    rule: 'config-knows-no-view',
    name: 'the config of a module that renders',
    files: { 'src/modules/text/config.ts': uses('./TextModule'), 'src/modules/text/TextModule.tsx': EMPTY },
  },
  {
    rule: 'payload-behind-queries',
    name: 'a page that asks Payload',
    files: { 'src/app/(site)/page.tsx': typeOf('Payload', 'payload') },
  },
  {
    rule: 'payload-behind-queries',
    name: 'a module that knows a Payload type',
    files: { 'src/modules/text/frame.ts': typeOf('Editor', '@payloadcms/richtext-lexical') },
  },
]

/** A small tree that breaks no rule. */
export const INTENDED: Record<string, string> = {
  'src/lib/money.ts': EMPTY,
  'src/domain/a/price.ts': uses('../../lib/money'),
  'src/payload-schema.ts': 'export const routes = 1',
  'src/payload-types.ts': 'export interface Page {}',
  'src/cms/collections/b.ts': typeOf('CollectionConfig', 'payload'),
  'src/cms/database/sql.ts':
    "import type * as schema from '../../payload-schema'\nexport type It = typeof schema",
  'src/domain/pages/page.ts': typeOf('Page', '../../payload-types'),
  'src/content/b.ts': `import type {} from '../cms/collections/b'\n${uses('../domain/a/price')}`,
  'src/features/b/queries.ts': uses('../../content/b'),
  'src/features/b/components/B.tsx': `import 'react'\n${uses('../../../domain/a/price')}`,
  'src/modules/list/queries.ts': uses('../../features/b/queries'),
  'src/modules/list/ListModule.tsx': uses('../../features/b/components/B'),
  'src/app/page.tsx': uses('../features/b/components/B'),
  'demo/network/a.ts': uses('../../src/domain/a/price'),
}
