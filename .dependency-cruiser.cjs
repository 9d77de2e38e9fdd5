/**
 * The floors of `src` with their rooms, the lowest first: a room uses only rooms below it. Rooms of
 * one floor do not use each other. What stands directly in `src` starts the site and is part of the top.
 */
const FLOORS = [
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
const roomPath = (room) => (room.endsWith('$') ? `^src/${room}` : `^src/${room}/`)

/** One rule per room: everything on its own floor and above is out of its reach. */
const floorRules = FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    name: 'only-floors-below',
    comment: `${room} uses only what stands below it.`,
    severity: 'error',
    from: { path: roomPath(room), pathNot: GENERATED },
    to: {
      path: FLOORS.slice(floor).flat().filter((other) => other !== room).map(roomPath),
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
    ...floorRules,
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
