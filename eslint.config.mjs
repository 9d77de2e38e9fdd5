import tseslint from 'typescript-eslint'

const GENERATED = ['src/payload-types.ts', 'src/payload-schema.ts']

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'data/**',
      'next-env.d.ts',
      'migrations/**',
      'playwright-report/**',
      'test-results/**',
      'src/app/(payload)/**',
      ...GENERATED,
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
  { files: ['demo/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { sourceType: 'module' },
    rules: { 'no-var': 'error', 'prefer-const': 'error', 'eqeqeq': 'error' },
  },
)
