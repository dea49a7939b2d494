import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, makeStoryRouter } from './fixtures.js'
import { TabBar } from './TabBar.js'
import { TabOutlet } from './TabOutlet.js'

function Pages() {
  const [router] = useState(
    () =>
      makeStoryRouter({
        urls: ['/dashboard', `${consoleBase}/base/organization`],
        layout: (navigator) => (
          <div className="shell" style={{ height: 400 }}>
            <TabBar navigator={navigator} />
            <main className="shell-main">
              <TabOutlet navigator={navigator} />
            </main>
          </div>
        ),
      }).router,
  )
  return <RouterProvider router={router as never} />
}

const meta = {
  title: 'Shell UI/Shell/TabOutlet',
  component: Pages,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Pages>
export default meta

/** What is typed on one tab is still there after a visit to the other. */
export const Default: StoryObj<typeof meta> = {}

export const StatesSheet: StoryObj = statesSheet(() => import('./TabOutlet.stories.js'))
