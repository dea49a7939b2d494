import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { consoleBase, makeStoryRouter, StoryPage } from './fixtures.js'
import { TabBar } from './TabBar.js'
import { TabOutlet, type TabPageProps } from './TabOutlet.js'

interface PagesProps {
  /** Addresses to open, the last on show. */
  urls?: readonly string[]
  page?: ComponentType<TabPageProps>
}

const twoPages = ['/dashboard', `${consoleBase}/base/organization`]

function Pages({ urls = twoPages, page = StoryPage }: PagesProps) {
  const [router] = useState(
    () =>
      makeStoryRouter({
        urls,
        page,
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
  component: staged<PagesProps>(TabOutlet),
  argTypes: stageArgs('urls', 'page'),
  render: (args) => <Pages {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The pages of the open tabs; those that are not on show keep what is typed and how far they are scrolled.

**Do** put one below TabBar, within AppShell. **Don't** read the address in a page: \`useTab\` says which one is its own.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<PagesProps>
export default meta

/** What is typed on one tab is still there after a visit to the other. */
export const Default: StoryObj<typeof meta> = {}

/** A page of another application, as it comes: it has its own document, scroll and selection. */
const plainDocument = `<!doctype html>
<html lang="zh-CN">
  <title>外部应用</title>
  <style>
    body { margin: 16px; font: 14px/1.6 system-ui, sans-serif; color: #17202e; background: #fff }
    #list { height: 120px; overflow: auto; border: 1px solid #5b6577 }
  </style>
  <p id="notice">本页由外部应用提供，内容不经过云杉。</p>
  <label>单号 <input id="number"></label>
  <div id="list" tabindex="0" role="region" aria-label="记录">
    ${Array.from({ length: 40 }, (_, at) => `<p>第 ${String(at + 1)} 条记录</p>`).join('')}
  </div>
  <div style="height: 900px"></div>
</html>`

/** Pages of three kinds: a form, a long list, and a plain frame. */
function MixedPage(props: TabPageProps) {
  const say = useFixtureTranslation()
  const name = props.params['_splat'] ?? ''
  if (name.endsWith('organization')) return <StoryPage {...props} />
  if (name.endsWith('role')) {
    return say(
      <div style={{ padding: 'var(--sp-spacing-page)' }}>
        <p>下面的列表有自己的滚动条。</p>
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <ol tabIndex={0} aria-label="角色" style={{ height: 160, overflow: 'auto' }}>
          {Array.from({ length: 60 }, (_, at) => (
            <li key={at}>{`角色 ${String(at + 1)}`}</li>
          ))}
        </ol>
        <div style={{ height: 900 }} />
      </div>,
    )
  }
  return say(
    <iframe
      title="外部应用"
      srcDoc={plainDocument}
      style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />,
  )
}

/** Going to and fro loses nothing of any of them, and never loads the frame anew. */
export const WithPlainFrame: StoryObj<typeof meta> = {
  args: {
    urls: ['organization', 'role', 'appMgt'].map((name) => `${consoleBase}/base/${name}`),
    page: MixedPage,
  },
  parameters: { sheet: false }, // the frame is loaded when it likes
}

export const StatesSheet: StoryObj = statesSheet(() => import('./TabOutlet.stories.js'))
