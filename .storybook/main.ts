import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      resolve: { conditions: ['@spruce/source', ...defaultClientConditions] },
    }),
}

export default config
