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
  {
    rule: 'app-is-the-top',
    name: 'a module that uses a page',
    files: { 'src/modules/text/TextModule.tsx': uses('../../app/page'), 'src/app/page.tsx': EMPTY },
  },
  {
    rule: 'rules-are-pure',
    name: 'a price that knows Next',
    files: { 'src/domain/properties/price.ts': typeOf('NextConfig', 'next') },
  },
  {
    rule: 'rules-are-pure',
    name: 'a lookup that reads data',
    files: {
      'src/routes/paths.ts': uses('../features/pages/queries'),
      'src/features/pages/queries.ts': EMPTY,
    },
  },
  {
    rule: 'rules-are-pure',
    name: 'money that knows properties',
    files: {
      'src/lib/money.ts': uses('../features/properties/price'),
      'src/domain/properties/price.ts': EMPTY,
    },
  },
  {
    rule: 'rules-are-pure',
    name: 'a criterion that draws',
    files: {
      'src/domain/search/criteria/price.ts': typeOf('ReactNode', 'react'),
    },
  },
  {
    rule: 'features-share-words-only',
    name: "a feature that reads with another feature's queries",
    files: {
      'src/features/projects/queries.ts': uses('../properties/queries-list'),
      'src/features/search/queries-list.ts': EMPTY,
    },
  },
  {
    rule: 'views-get-props',
    name: 'a card that fetches for itself',
    files: {
      'src/features/properties/components/Card.tsx': uses('../queries'),
      'src/features/search/queries-cards.ts': EMPTY,
    },
  },
  {
    rule: 'views-get-props',
    name: 'a header that changes data',
    files: { 'src/shell/Header.tsx': uses('./commands'), 'src/shell/commands.ts': EMPTY },
  },
  {
    rule: 'views-get-props',
    name: 'a module that fetches for itself',
    files: { 'src/modules/team/TeamModule.tsx': uses('./queries'), 'src/modules/team/queries.ts': EMPTY },
  },
  {
    rule: 'config-knows-no-view',
    name: 'a collection that draws',
    files: {
      'src/cms/collections/properties.ts': uses('../../ui/Price'),
      'src/ui/Price.tsx': EMPTY,
    },
  },
  {
    rule: 'payload-behind-queries',
    name: 'a page that asks Payload',
    files: { 'src/app/(site)/page.tsx': typeOf('Payload', 'payload') },
  },
  {
    rule: 'payload-behind-queries',
    name: 'a module that knows a Payload type',
    files: {
      'src/modules/text/frame.ts': typeOf('Editor', '@payloadcms/richtext-lexical'),
    },
  },
]

/** A small tree that breaks no rule. */
export const INTENDED: Record<string, string> = {
  'src/lib/money.ts': EMPTY,
  'src/features/a/price.ts': uses('../../lib/money'),
  'src/features/b/collection.ts': typeOf('CollectionConfig', 'payload'),
  'src/features/b/queries.ts': `import type {} from './collection'\n${uses('../a/price')}`,
  'src/features/b/components/B.tsx': `import 'react'\n${uses('../../a/price')}`,
  'src/modules/list/queries.ts': uses('../../features/b/queries'),
  'src/modules/list/ListModule.tsx': uses('../../features/b/components/B'),
  'src/app/page.tsx': uses('../features/b/components/B'),
}
