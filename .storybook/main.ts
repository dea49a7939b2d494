import type { StorybookConfig } from '@storybook/react-vite'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // By the type checker: the other way misses what a component's props take over from others. No test reads them.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'tsconfig.docgen.json'),
      include: ['libs/*/src/**/*.tsx'],
      // It would take what stages export for components, and write on it.
      exclude: ['**/*.stories.tsx', '**/*.test.tsx', 'libs/*/src/testing/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations = [] }) =>
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      resolve: { conditions: ['@spruce/source', ...defaultClientConditions] },
    }),
}

export default config
