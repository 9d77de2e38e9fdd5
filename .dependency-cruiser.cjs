/** What stores, reads and changes: `queries.ts`, `queries-list.ts`, `queries/…` and so on. */
const plumbingOf = (folder) => [
  `^src/${folder}/(.*/|)(collection|queries|commands)(-[^/]*|)[.]tsx?$`,
  `^src/${folder}/(.*/|)(collection|queries|commands)/`,
]
const FEATURE_PLUMBING = plumbingOf('features')
const PLUMBING = plumbingOf('(features|routes|shell|modules)')
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const PAYLOAD = npm('payload', '@payloadcms')
const COMPONENTS = '^src/features/[^/]+/components/'

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
    {
      name: 'app-is-the-top',
      comment: 'src/app holds addresses only; nothing else may stand on it.',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules and words of the domain run anywhere: no framework, no database, no view.',
      severity: 'error',
      from: {
        path: ['^src/lib/', '^src/routes/', '^src/features/[^/]+/(criteria/|)[^/]+\\.ts$'],
        pathNot: [...PLUMBING, '^src/lib/env\\.ts$'],
      },
      to: {
        path: [
          PAYLOAD,
          npm('next', 'next-intl', 'react', 'react-dom'),
          '^src/(cms|ui|shell|modules|app)/',
          COMPONENTS,
          ...PLUMBING,
        ],
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'What stands in lib knows no subject of the product.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(features|routes)/' },
    },
    {
      name: 'features-share-words-only',
      comment: "A feature uses another feature's pure files, never its plumbing.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: FEATURE_PLUMBING, pathNot: '^src/features/$1/' },
    },
    {
      name: 'views-get-props',
      comment: 'A view draws what it is given; it neither reads nor changes data.',
      severity: 'error',
      from: { path: [COMPONENTS, '^src/ui/', '^src/(shell|modules)/.+\\.tsx$'] },
      to: { path: [...PLUMBING, PAYLOAD, '^src/cms/'] },
    },
    {
      name: 'config-knows-no-view',
      comment: 'The content model is loaded by scripts too; it must not pull in views.',
      severity: 'error',
      from: {
        path: [
          '^payload\\.config\\.ts$',
          '^src/(cms|import)/',
          '^src/features/[^/]+/collection[^/]*',
          '^src/modules/[^/]+/config\\.ts$',
        ],
      },
      to: { path: ['^src/(ui|app)/', COMPONENTS, '^src/(shell|modules)/.+\\.tsx$'] },
    },
    {
      name: 'payload-behind-queries',
      comment: 'Payload and its types stop at the files that store, read and change.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(cms|content|import|server)/',
          ...PLUMBING,
          '^src/app/\\(payload\\)/',
          '^src/instrumentation[^/]*\\.ts$',
          '^src/payload-types\\.ts$',
          '^src/modules/([^/]+/config|configs)\\.ts$',
        ],
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
