import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useLanguage } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import '../studio.css'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { ImportCheckDialog, type ImportCheckDialogProps } from './ImportCheckDialog.js'
import { importMessages } from './importMessages.js'
import type { DashboardImport, ImportNote } from './types.js'

const registry = createPageRegistry(allWidgets)

const notes: readonly ImportNote[] = [
  { kind: 'unknown-kind', name: '站点地图', of: 'geomap', details: [] },
  { kind: 'variable', name: '主机', of: 'query', details: [] },
  { kind: 'data', name: '在线设备', of: 'stat', details: ['sum(up)'] },
  { kind: 'unit', name: '负荷', of: 'gauge', details: ['kW', '1'] },
  { kind: 'approximate', name: '运行状态', of: 'state-timeline', details: ['spruce.status-board'] },
  { kind: 'settings', name: '负荷', of: 'gauge', details: ['options.orientation'] },
  { kind: 'dashboard-settings', name: '', of: '', details: ['refresh', 'time'] },
]

const made: DashboardImport = {
  format: 'grafana',
  title: '泵房总览',
  nodes: ['a', 'b', 'c', 'd'].map((id) => ({
    ...{ id, type: 'spruce.clock', parent: null, slot: 'main', order: id },
    ...{ x: 0, y: 0, w: 6, h: 4, props: {} },
  })),
  variables: [
    { name: 'line', kind: 'text', label: '产线' },
    { name: 'window', kind: 'time', default: { from: 'now-6h', to: 'now' } },
  ],
  kinds: [
    { of: 'stat', type: 'spruce.statistic', count: 2, isPlaceholder: false },
    { of: 'gauge', type: 'spruce.gauge', count: 1, isPlaceholder: false },
    { of: 'geomap', type: 'spruce.text', count: 1, isPlaceholder: true },
  ],
  notes,
}

/** Types are called as the person reads them. */
function Stage(props: Omit<ImportCheckDialogProps, 'labelOf'>) {
  const language = useLanguage()
  const translate = useFixtureTranslation()
  const labelOf = (type: string) => registry.definitionOf(type).label[language]
  return <ImportCheckDialog {...props} made={translate(props.made)} labelOf={labelOf} />
}

const meta = {
  title: 'Page Builder/Import/ImportCheckDialog',
  component: ImportCheckDialog,
  args: { made, labelOf: (type) => type, isEmpty: false, onClose: fn() },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Shows what of a dashboard comes, as which components, and by name what comes otherwise or not at all; asks where it goes. Nothing has changed before.

| Key | Does |
| --- | --- |
| Tab | goes through the list and to the buttons |
| Arrows, Page up, Page down | scroll the list |
| Escape | imports nothing |

**Do** offer the list to keep: it is what has to be done by hand. **Don't** sum lines up: each names its panel.`,
      },
    },
  },
} satisfies Meta<typeof ImportCheckDialog>
export default meta

type Story = StoryObj<typeof meta>

/** Replacing and adding are both offered. */
export const Default: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await screen.findByRole('region', { name: messages.lost(2) })
    await userEvent.click(screen.getByRole('button', { name: messages.append }))
    await expect(args.onClose).toHaveBeenCalledWith('append')
  },
}

/** On a page without components there is nothing to replace. */
export const EmptyPage: Story = {
  args: { isEmpty: true },
  play: async ({ globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    await screen.findByRole('button', { name: messages.import })
    await expect(screen.queryByRole('button', { name: messages.replace })).toBeNull()
  },
}

/** All of it came. */
export const Whole: Story = { args: { made: { ...made, variables: [], notes: [] } } }

/** A long list begins with its first lines. */
export const LongText: Story = {
  args: {
    made: {
      ...made,
      title: '很长的名称'.repeat(12),
      notes: Array.from({ length: 60 }, (_, at): ImportNote => {
        const name = `${'很长的名称'.repeat(6)} ${String(at)}`
        return { kind: 'settings', name, of: 'timeseries', details: ['fieldConfig.overrides'] }
      }),
    },
  },
  play: async ({ userEvent, globals }) => {
    const messages = importMessages[globals['language'] as 'zh-CN' | 'en-US']
    const all = await screen.findByRole('button', { name: messages.showAll(60) })
    await userEvent.click(all)
    await expect(all).not.toBeInTheDocument()
  },
}
