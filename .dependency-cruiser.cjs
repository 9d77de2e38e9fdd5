/**
 * The layers of `src` with their folders, the lowest first: a folder uses only folders of the layers below its
 * own. What stands directly in `src` starts the site and is part of the top.
 */
const LAYERS = [
  ['i18n'],
  ['lib'],
  ['routes'],
  ['domain'],
  ['ui', 'cms'],
  ['admin', 'content', 'import', 'operations'],
  ['features'],
  ['modules', 'shell'],
  ['server'],
  ['app', '[^/]+\\.ts$'],
]
const GENERATED = '^src/payload-(types|schema)\\.ts$'
const folderPath = (folder) => (folder.endsWith('$') ? `^src/${folder}` : `^src/${folder}/`)

/** One rule per folder: everything of its own layer and above is out of its reach. */
const layerRules = LAYERS.flatMap((folders, layer) =>
  folders.map((folder) => ({
    name: 'only-layers-below',
    comment: `${folder} uses only what stands below it.`,
    severity: 'error',
    from: { path: folderPath(folder), pathNot: GENERATED },
    to: {
      path: LAYERS.slice(layer).flat().filter((other) => other !== folder).map(folderPath),
      pathNot: GENERATED,
    },
  })),
)

const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const PAYLOAD = npm('payload', '@payloadcms')
const QUERIES = '^src/(features|modules|shell)/(.*/|)(queries|commands)(-[^/]*|)[.]tsx?$'
const VIEWS = ['^src/features/[^/]+/components/', '^src/ui/', '^src/(shell|modules)/.+\\.tsx$']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or miss a third. Types may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layerRules,
    {
      name: 'generated-is-types',
      comment: 'What is generated describes documents and tables; nothing of it runs.',
      severity: 'error',
      from: {},
      to: { path: GENERATED, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-module-names-the-database',
      comment: 'Words of statements and tables come from src/cms/database, whatever the database is; what copies one into another knows both.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cms/(database|migrate)/', '^src/operations/copy/', GENERATED] },
      to: { path: npm('@payloadcms/(db-sqlite|db-postgres|drizzle)', 'drizzle-orm', '@libsql/client', 'libsql', 'pg') },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules and words of the field run anywhere: no framework, no database, no files.',
      severity: 'error',
      from: { path: '^src/(i18n|lib|routes|domain)/', pathNot: '^src/i18n/request\\.ts$' },
      to: {
        path: [
          PAYLOAD,
          npm('next', 'react', 'react-dom'),
          '^(node:)?(fs|fs/promises|http|https|net|child_process|worker_threads)$',
        ],
      },
    },
    {
      name: 'demo-stays-outside',
      comment: 'The invented network is no part of the product: scripts and tests load it.',
      severity: 'error',
      from: { path: '^(src/|payload\\.config\\.ts$|next\\.config\\.ts$)' },
      to: { path: '^demo/' },
    },
    {
      name: 'features-share-views-only',
      comment: "A feature uses another feature's views and view types, never its queries.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: QUERIES, pathNot: '^src/features/$1/' },
    },
    {
      name: 'views-get-props',
      comment: 'A view renders what it is given; it neither reads nor changes data.',
      severity: 'error',
      from: { path: VIEWS },
      to: { path: [QUERIES, PAYLOAD, '^src/(cms|content|import)/'] },
    },
    {
      name: 'config-knows-no-view',
      comment: 'The content model is loaded by scripts too; it must not pull in views.',
      severity: 'error',
      from: { path: ['^payload\\.config\\.ts$', '^src/modules/([^/]+/config|configs)\\.ts$'] },
      to: { path: VIEWS },
    },
    {
      name: 'payload-behind-queries',
      comment: 'Payload and its types stop at the files that store, read and change.',
      severity: 'error',
      from: {
        path: '^src/(app|features|modules|shell)/',
        pathNot: [QUERIES, '^src/app/\\(payload\\)/', '^src/modules/([^/]+/config|configs)\\.ts$'],
      },
      to: { path: PAYLOAD },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
