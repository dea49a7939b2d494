import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { pageNode, type PageParts } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { variableFormMessages } from './variableFormMessages.js'
import { VariablesPanel } from './VariablesPanel.js'

const page: PageParts = {
  nodes: [
    pageNode({
      ...{ id: 'a', type: 'spruce.text', w: 12, h: 3 },
      props: { html: '<p>{{line_1}}</p>' },
    }),
  ],
  queries: [],
  variables: [
    { name: 'line_1', kind: 'text', label: '产线' },
    { name: 'time_1', kind: 'time', label: '时间范围', isHidden: true },
  ],
}

interface PanelStory {
  readonly page: PageParts
  readonly isReadOnly?: boolean
}

const meta = {
  title: 'Page Builder/Studio/VariablesPanel',
  component: VariablesPanel,
  parameters: {
    page,
    docs: {
      description: {
        component: `Lists the variables of a page in the order in which viewers see them, with where each is used.

| Key | Does |
| --- | --- |
| Tab | goes from variable to variable, through their buttons |
| Enter, Space | on an arrow moves the variable by one place |

**Do** order them from the wide to the narrow: the area before its devices. **Don't** remove a variable that a query asks for: the panel names the query instead.`,
      },
    },
  },
  render: (_, { parameters }) => {
    const { page, isReadOnly = false } = parameters as unknown as PanelStory
    return (
      <StudioStage page={page} isReadOnly={isReadOnly}>
        <VariablesPanel />
      </StudioStage>
    )
  },
} satisfies Meta<typeof VariablesPanel>
export default meta
type Story = StoryObj<typeof meta>

/** An arrow moves a variable, and says where it stands now. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = variableFormMessages[globals['language'] as 'zh-CN' | 'en-US']
    const list = canvas.getByRole('list', { name: words.variables })
    const [first] = canvas.getAllByRole('listitem')
    const label = first?.querySelector('.sp-studio-query-name')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: words.moveDown(label) }))
    await expect(list.querySelectorAll('li')[1]).toHaveTextContent('{{line_1}}')
    await expect(await canvas.findByText(words.moved(label, 2))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: words.moveUp(label) }))
    await expect(list.querySelectorAll('li')[0]).toHaveTextContent('{{line_1}}')
  },
}

export const Empty: Story = { parameters: { page: { nodes: [], queries: [] } } }

/** Whoever may not edit sees the variables, and changes nothing. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A variable that a query asks for stays: a warning names the query. */
export const Needed: Story = {
  parameters: {
    page: {
      ...page,
      queries: [{ id: 'alarms_1', source: 'alarms', parameters: { device: '{{line_1}}' } }],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const words = variableFormMessages[globals['language'] as 'zh-CN' | 'en-US']
    const [first] = canvas.getAllByRole('listitem')
    const label = first?.querySelector('.sp-studio-query-name')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: words.remove(label) }))
    const warning = await screen.findByText(words.inQueries(label, 'alarms_1'))
    await waitFor(() => expect(warning).toBeVisible())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A variable lives in a section or a dialog; where that has gone, the page has it. */
export const OfPlaces: Story = {
  parameters: {
    page: {
      nodes: [
        pageNode({ id: 's', type: 'spruce.section', props: { title: '产线明细' } }),
        pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs' }),
      ],
      variables: [
        { name: 'line_1', kind: 'text', label: '产线', placeId: 's' },
        { name: 'limit_1', kind: 'number', label: '上限', placeId: 'd' },
        { name: 'site_1', kind: 'text', label: '设备', placeId: 'gone' },
      ],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const words = variableFormMessages[globals['language'] as 'zh-CN' | 'en-US']
    const items = canvas.getAllByRole('listitem')
    const isOf = (at: number) => expect(items[at])
    await isOf(0).toHaveTextContent(words.ofSection(''))
    await isOf(1).toHaveTextContent(words.ofDialog(words.untitled(1)))
    await isOf(2).not.toHaveTextContent(words.ofSection(''))
    const label = items[1]?.querySelector('.sp-studio-query-name')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: words.edit(label) }))
    const name = new RegExp(`^${words.placeId}`)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(`^${words.ofSection('')}`) }),
    )
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    await waitFor(() => isOf(1).toHaveTextContent(words.ofSection('')))
    // Done before the picture is taken.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
