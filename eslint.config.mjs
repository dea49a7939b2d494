import js from '@eslint/js'
import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Who may import whom (docs/ARCHITECTURE.md). Every project carries its tags in its package.json. */
const boundaries = [
  { sourceTag: 'layer:util', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'layer:data', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'layer:engine', onlyDependOnLibsWithTags: ['layer:util'] },
  { sourceTag: 'layer:state', onlyDependOnLibsWithTags: ['layer:data', 'layer:util'] },
  {
    sourceTag: 'layer:ui',
    onlyDependOnLibsWithTags: ['layer:util', 'layer:engine', 'layer:ui'],
  },
  {
    sourceTag: 'layer:kit',
    onlyDependOnLibsWithTags: [
      'layer:util',
      'layer:data',
      'layer:state',
      'layer:ui',
      'layer:engine',
    ],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: [
      'layer:util',
      'layer:data',
      'layer:state',
      'layer:ui',
      'layer:engine',
      'layer:kit',
    ],
  },
  {
    sourceTag: 'scope:portal',
    onlyDependOnLibsWithTags: [
      'layer:util',
      'layer:data',
      'layer:state',
      'layer:ui',
      'layer:engine',
      'layer:kit',
      'layer:feature',
    ],
  },
  {
    sourceTag: 'scope:server',
    onlyDependOnLibsWithTags: ['layer:util', 'layer:data', 'layer:engine'],
  },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:any', 'platform:node'] },
]

const rawStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Stored keys are listed once, in libs/session/src/storage.',
}))

const plainEngine = {
  regex: '^(react|react-dom|mobx|mobx-react-lite)($|/)',
  message: 'The engine stays plain: views and stores are built on it.',
}

/**
 * How rules come by types: each file's own project, as in an editor; or, when everything is looked at,
 * one program for the server and one for all the rest, so that types are made once and not once for
 * each project.
 * @param {string} program
 */
const typesFrom = (program) =>
  process.env['SPRUCE_LINT'] === 'whole'
    ? { project: [program], tsconfigRootDir: import.meta.dirname }
    : { projectService: true }

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/out-tsc/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/reports/**',
      '**/test-results/**',
      'storybook-static/**',
      'tools/generators/**/files/**',
      'tools/fixtures/**',
      'benches/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: typesFrom('tsconfig.lint.json') },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off', // `onClick={() => store.close()}` is the house's manner
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] }, // the router's own way to redirect
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['apps/server/**/*.{ts,mts}'],
    languageOptions: { parserOptions: typesFrom('tsconfig.lint.server.json') },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          banTransitiveDependencies: false,
          // Pure functions and types, without React: the server answers queries with them.
          allow: ['@spruce/page-builder/data'],
          // Of session only ./cipher is loaded late; its root is part of the entry in any case.
          checkDynamicDependenciesExceptions: ['@spruce/session'],
          depConstraints: boundaries,
        },
      ],
    },
  },
  {
    files: [
      '**/*.config.{ts,mts,mjs}',
      '**/vite*.mts',
      'apps/portal/build/**',
      'apps/portal-e2e/run.mts',
      '.storybook/**',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' }, // configuration and runners read tools/ by path
  },
  {
    files: ['libs/**/src/**/*.{ts,tsx}', 'apps/{portal,server}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ImportDeclaration,ExportNamedDeclaration,ExportAllDeclaration)[source.value=/^\\.{1,2}\\u002F(?!.*\\.(js|json|css|svg)(\\?.*)?$)/]',
          message: 'Relative imports name the file, with its extension (.js).',
        },
      ],
    },
  },
  {
    files: ['libs/**/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['libs/session/src/storage/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...rawStorage],
      'no-restricted-properties': [
        'error',
        {
          object: 'document',
          property: 'cookie',
          message: 'Cookies belong to libs/session/src/storage.',
        },
        { object: 'window', property: 'localStorage', message: 'Use libs/session/src/storage.' },
        { object: 'window', property: 'sessionStorage', message: 'Use libs/session/src/storage.' },
      ],
    },
  },
  {
    files: ['libs/**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
    rules: {
      // No "[object Object]" in front of a person.
      '@typescript-eslint/no-base-to-string': ['error', { checkUnknown: true }],
    },
  },
  {
    files: ['libs/session/src/**/*.{ts,tsx}'],
    ignores: ['libs/session/src/react/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(react|react-dom)($|/)', message: 'React lives in session/react.' },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/session/src/**/*.{ts,tsx}'],
    ignores: [
      'libs/session/src/store/**',
      'libs/session/src/react/**',
      '**/*.test.{ts,tsx}',
      'libs/session/src/testing/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|mobx|mobx-react-lite)($|/)',
              message: 'The root of session stays plain: MobX lives in session/store.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/page-builder/src/data/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|mobx|@chakra-ui|@spruce/shell-ui)($|/)|^\\.\\./',
              message: 'The data of pages stays plain: the server computes it, too.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/designer-engine/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'libs/designer-engine/src/{mobx,react}{.ts,/**}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [plainEngine],
        },
      ],
    },
  },
  {
    files: [
      'libs/designer-engine/src/{layout,document,store,commands,gesture,history,selection,state}/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            plainEngine,
            {
              regex: '/(contract|drafts|import|migrations|open|registry|schema)/',
              message: 'What every designer loads knows no schemas and no hostile documents.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@spruce/api-client',
              message: 'The server knows the contract only: @spruce/api-client/contract.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'libs/feature-*/src/**/*Page.tsx',
      'libs/{console-kit,feature-devices,feature-enterprise,feature-operation}/src/**/*.tsx',
    ],
    ignores: ['**/routes.tsx', 'libs/feature-auth/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tanstack/react-router',
              message:
                'Pages take query and onQueryChange; use useTab() and TabLink (docs/ARCHITECTURE.md, living tabs).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/feature-*/src/routes.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@tanstack/react-query|@chakra-ui|zod|mobx)',
              allowTypeImports: true,
              message: 'Routes are on the entry path: pages and data come by import().',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [hooks.configs.flat.recommended, a11y.configs.recommended],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'apps/portal-e2e/**/*.ts',
      'apps/server/src/testing/**',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // a missing fixture should fail the test, loudly
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // `call<Department>()` names what a test expects
      '@typescript-eslint/unbound-method': 'off', // expect(spy.method) is how mocks are asserted
    },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  prettier,
)
