import { join } from 'node:path'
import { createProjectGraphAsync } from '@nx/devkit'
import { ESLint } from 'eslint'
import ts from 'typescript-eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { workspaceRoot } from './workspace.ts'

const boundaries = '@nx/enforce-module-boundaries'

/** Where the code stands, the code, and the rule that must refuse it. */
const forbidden: readonly [name: string, file: string, code: string, rule: string][] = [
  [
    'ui imports data',
    'libs/shell-ui/src/probe.ts',
    "import { createApiClient } from '@spruce/api-client'\nexport const probe = createApiClient",
    boundaries,
  ],
  [
    'ui imports state',
    'libs/shell-ui/src/probe.ts',
    "import { decideNavigation } from '@spruce/session'\nexport const probe = decideNavigation",
    boundaries,
  ],
  [
    'util imports data',
    'libs/validators/src/probe.ts',
    "import type { paths } from '@spruce/api-client'\nexport type Probe = paths",
    boundaries,
  ],
  [
    'util imports ui',
    'libs/validators/src/probe.ts',
    "import { Tree } from '@spruce/shell-ui'\nexport const probe = Tree",
    boundaries,
  ],
  [
    'data imports util',
    'libs/api-client/src/probe.ts',
    "import { isEmail } from '@spruce/validators'\nexport const probe = isEmail",
    boundaries,
  ],
  [
    'state imports ui',
    'libs/session/src/react/probe.ts',
    "import { Tree } from '@spruce/shell-ui'\nexport const probe = Tree",
    boundaries,
  ],
  [
    'pages import data',
    'libs/page-builder/src/probe.ts',
    "import { createApiClient } from '@spruce/api-client'\nexport const probe = createApiClient",
    boundaries,
  ],
  [
    'the server imports the runtime of pages',
    'apps/server/src/probe.ts',
    "import { PageRuntime } from '@spruce/page-builder'\nexport const probe = PageRuntime",
    boundaries,
  ],
  [
    'React in the data of pages',
    'libs/page-builder/src/data/probe.ts',
    "import { useState } from 'react'\nexport const probe = useState",
    'no-restricted-imports',
  ],
  [
    'a feature imports another feature',
    'libs/feature-enterprise/src/probe.ts',
    "import { LoginPage } from '@spruce/feature-auth'\nexport const probe = LoginPage",
    boundaries,
  ],
  [
    'a kit imports a feature',
    'libs/console-kit/src/probe.ts',
    "import { operationSubApp } from '@spruce/feature-operation'\nexport const probe = operationSubApp",
    boundaries,
  ],
  [
    'ui imports a kit',
    'libs/shell-ui/src/probe.ts',
    "import { dayOf } from '@spruce/console-kit/days'\nexport const probe = dayOf",
    boundaries,
  ],
  [
    'the server imports a kit',
    'apps/server/src/probe.ts',
    "import { dayOf } from '@spruce/console-kit/days'\nexport const probe = dayOf",
    boundaries,
  ],
  [
    'a library imports the app',
    'libs/feature-enterprise/src/probe.ts',
    "import { router } from '../../../apps/portal/src/router.js'\nexport const probe = router",
    boundaries,
  ],
  [
    'a library reaches into another by path',
    'libs/session/src/probe.ts',
    "import { isEmail } from '../../validators/src/text.js'\nexport const probe = isEmail",
    boundaries,
  ],
  [
    'somebody imports tools',
    'libs/validators/src/probe.ts',
    "import { workspaceRoot } from '../../../tools/src/workspace.js'\nexport const probe = workspaceRoot",
    boundaries,
  ],
  [
    'the server imports ui',
    'apps/server/src/probe.ts',
    "import { Tree } from '@spruce/shell-ui'\nexport const probe = Tree",
    boundaries,
  ],
  [
    "the server imports the client's code",
    'apps/server/src/probe.ts',
    "import { createApiClient } from '@spruce/api-client'\nexport const probe = createApiClient",
    'no-restricted-imports',
  ],
  [
    'raw localStorage',
    'libs/shell-ui/src/probe.ts',
    "export const probe = localStorage.getItem('token')",
    'no-restricted-globals',
  ],
  [
    'localStorage of window',
    'libs/feature-auth/src/probe.ts',
    "export const probe = window.localStorage.getItem('token')",
    'no-restricted-properties',
  ],
  [
    'raw sessionStorage in the app',
    'apps/portal/src/probe.ts',
    "export const probe = sessionStorage.getItem('tenant')",
    'no-restricted-globals',
  ],
  [
    'raw cookies',
    'libs/session/src/probe.ts',
    'export const probe = document.cookie',
    'no-restricted-properties',
  ],
  [
    'React in the root of session',
    'libs/session/src/probe.ts',
    "import { useState } from 'react'\nexport const probe = useState",
    'no-restricted-imports',
  ],
  [
    'MobX in the root of session',
    'libs/session/src/probe.ts',
    "import { autorun } from 'mobx'\nexport const probe = autorun",
    'no-restricted-imports',
  ],
  [
    "React in session's store",
    'libs/session/src/store/probe.ts',
    "import { useState } from 'react'\nexport const probe = useState",
    'no-restricted-imports',
  ],
  [
    'React in the engine',
    'libs/designer-engine/src/layout/probe.ts',
    "import { useState } from 'react'\nexport const probe = useState",
    'no-restricted-imports',
  ],
  [
    'schemas in what every designer loads',
    'libs/designer-engine/src/store/probe.ts',
    "import { s } from '../schema/s.js'\nexport const probe = s",
    'no-restricted-imports',
  ],
  [
    'the engine imports ui',
    'libs/designer-engine/src/layout/probe.ts',
    "import { Tree } from '@spruce/shell-ui'\nexport const probe = Tree",
    boundaries,
  ],
  [
    'a relative import without its extension',
    'libs/validators/src/probe.ts',
    "import { isEmail } from './text'\nexport const probe = isEmail",
    'no-restricted-syntax',
  ],
  [
    'a relative re-export without its extension',
    'apps/server/src/probe.ts',
    "export * from './ids'",
    'no-restricted-syntax',
  ],
  [
    'a router hook in a screen of a kit',
    'libs/console-kit/src/probe/ProbePage.tsx',
    "import { useNavigate } from '@tanstack/react-router'\nexport const probe = useNavigate",
    'no-restricted-imports',
  ],
  [
    'a router hook in a page',
    'libs/feature-enterprise/src/probe/ProbePage.tsx',
    "import { useNavigate } from '@tanstack/react-router'\nexport const probe = useNavigate",
    'no-restricted-imports',
  ],
  [
    'the form kit on the entry path',
    'libs/feature-enterprise/src/routes.tsx',
    "import { Button } from '@chakra-ui/react'\nexport const probe = Button",
    'no-restricted-imports',
  ],
]

/** What the same rules must let pass, so that they do not simply refuse everything. */
const allowed: readonly [name: string, file: string, code: string][] = [
  [
    'ui imports util',
    'libs/shell-ui/src/probe.ts',
    "import { isEmail } from '@spruce/validators'\nexport const probe = isEmail",
  ],
  [
    'a feature imports ui, data and state',
    'libs/feature-enterprise/src/probe.ts',
    "import { createApiClient } from '@spruce/api-client'\nimport { decideNavigation } from '@spruce/session'\nimport { Tree } from '@spruce/shell-ui'\nexport const probe = [createApiClient, decideNavigation, Tree]",
  ],
  [
    'pages import ui, the engine and util',
    'libs/page-builder/src/probe.ts',
    "import { s } from '@spruce/designer-engine/registry'\nimport { Tree } from '@spruce/shell-ui'\nimport { isEmail } from '@spruce/validators'\nexport const probe = [s, Tree, isEmail]",
  ],
  [
    'the server imports the data of pages',
    'apps/server/src/probe.ts',
    "import { readFrame } from '@spruce/page-builder/data'\nexport const probe = readFrame",
  ],
  [
    'a feature imports a kit',
    'libs/feature-enterprise/src/probe.ts',
    "import { dayOf } from '@spruce/console-kit/days'\nexport const probe = dayOf",
  ],
  [
    'a kit imports ui, data, state and the engine',
    'libs/console-kit/src/probe.ts',
    "import { createApiClient } from '@spruce/api-client'\nimport { s } from '@spruce/designer-engine/registry'\nimport { decideNavigation } from '@spruce/session'\nimport { Tree } from '@spruce/shell-ui'\nexport const probe = [createApiClient, s, decideNavigation, Tree]",
  ],
  [
    'the server imports the contract',
    'apps/server/src/probe.ts',
    "import { operationTable } from '@spruce/api-client/contract'\nexport const probe = operationTable",
  ],
  [
    'storage where it belongs',
    'libs/session/src/storage/probe.ts',
    "export const probe = [localStorage.getItem('token'), document.cookie]",
  ],
  [
    "React in session's react",
    'libs/session/src/react/probe.ts',
    "import { useState } from 'react'\nexport const probe = useState",
  ],
  [
    'a relative import with its extension',
    'libs/validators/src/probe.ts',
    "import { isEmail } from './text.js'\nexport const probe = isEmail",
  ],
  [
    'the router where routes are declared',
    'libs/feature-enterprise/src/routes.tsx',
    "import { createRoute } from '@tanstack/react-router'\nexport const probe = createRoute",
  ],
]

// The probes are not on disk, so what needs types is switched off; the guard needs none.
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfig: [
    {
      ...ts.configs.disableTypeChecked,
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, program: null } },
    },
  ],
})

async function findRules(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(`${code}\n`, { filePath: join(workspaceRoot, file) })
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => ruleId ?? `no rule: ${message}`),
  )
}

describe('module boundaries', () => {
  beforeAll(async () => {
    await createProjectGraphAsync({ exitOnError: false }) // the rule reads the stored graph
  }, 120_000)

  it.each(forbidden)('refuses: %s', async (_name, file, code, rule) => {
    expect(await findRules(file, code)).toContain(rule)
  })

  it.each(allowed)('lets pass: %s', async (_name, file, code) => {
    expect(await findRules(file, code)).toEqual([])
  })
})
