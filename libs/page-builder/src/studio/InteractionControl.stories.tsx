import type { Json } from '@spruce/designer-engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ControlStage } from '../testing/ControlStage.js'
import { pageNode, type PageParts } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { actionMessages } from './actionMessages.js'
import { InteractionControl } from './InteractionControl.js'
import type { StudioTarget, StudioTargets } from './StudioPort.js'

const page: PageParts = {
  nodes: [
    pageNode({ id: 'a', type: 'spruce.table', props: { title: '设备', query: 'devices_1' } }),
    pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs', props: { title: '产线明细' } }),
  ],
  queries: [{ id: 'devices_1', source: 'devices-by-state', parameters: {} }],
  variables: [
    { name: 'line_1', kind: 'text', label: '产线' },
    { name: 'device_1', kind: 'device', label: '设备' },
  ],
}

const answers = {
  devices_1: {
    columns: [
      { name: 'state', type: 'string', values: [], label: '状态' },
      { name: 'count_1', type: 'number', values: [], label: '数量' },
    ],
  },
}

const listed = (found: readonly StudioTarget[]) => () => Promise.resolve(found)

const targets: StudioTargets = {
  page: listed([
    { value: 'p1', label: '泵房总览' },
    { value: 'p2', label: '设备台账' },
  ]),
  menu: listed([{ value: 'm1', label: '巡检计划' }]),
  app: listed([{ value: 'RCAPP1', label: '设备台账' }]),
}

interface ControlStory {
  readonly targets: StudioTargets
  /** The studio can list what a click opens. */
  readonly canList?: boolean
}

const openPage = {
  ...{ kind: 'open-page', page: 'p2' },
  parameters: { state: { column: 'state' }, line_2: { variable: 'line_1' } },
}

const meta = {
  title: 'Page Builder/Studio/InteractionControl',
  component: InteractionControl,
  args: {
    ...{ id: 'rowAction', problemId: 'rowAction-problem', language: 'zh-CN' as const, text: '' },
    field: {
      ...{ name: 'rowAction', kind: 'json' as const, isRequired: false },
      label: { 'zh-CN': '点击行', 'en-US': 'Click on a row' },
    },
    value: openPage as Json,
    ...{ isDisabled: false, isInvalid: false },
    ...{ onText: fn(), onValue: fn(), onEnd: fn() },
  },
  render: (args, { parameters }) => {
    const { targets, canList = true } = parameters as unknown as ControlStory
    return (
      <StudioStage {...{ page, answers }} selected="a" offers={canList ? { targets } : {}}>
        <ControlStage {...args} control={InteractionControl} />
      </StudioStage>
    )
  },
  parameters: {
    targets,
    docs: {
      description: {
        component: `Says what a click on a component or a row does: sets a variable, or opens a dialog, page, menu, application or address.

| Key | Does |
| --- | --- |
| Tab | goes from field to field, through the parameters and their buttons |
| Up, Down | in a list choose another entry |
| Enter | ends what is typed, adds a parameter or removes one on their buttons |

**Do** pass on what the page that opens would ask for again. **Don't** open an address where the page, menu or application can be chosen: addresses change.`,
      },
    },
  },
} satisfies Meta<typeof InteractionControl>
export default meta
type Story = StoryObj<typeof meta>

/** A page with what is passed on to it; a parameter is stored once it has a name and a value. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = actionMessages[globals['language'] as 'zh-CN' | 'en-US']
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: words.choosePage })).toHaveTextContent(
        /设备台账|Device register/,
      ),
    )
    canvas.getByRole('button', { name: words.addParameter }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: words.parameterName })[2]).toHaveFocus(),
    )
    await userEvent.keyboard('shift_1{Enter}')
    await expect(canvas.getByText(words.unfinished)).toBeVisible()
    await expect(args.onValue).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    const columns = canvas.getAllByRole('combobox', { name: words.columnName })
    await expect(columns[1]).toHaveFocus()
    await userEvent.selectOptions(columns[1]!, 'count_1')
    await expect(args.onValue).toHaveBeenCalledWith({
      ...openPage,
      parameters: { ...openPage.parameters, shift_1: { column: 'count_1' } },
    })
    await expect(canvas.queryByText(words.unfinished)).not.toBeInTheDocument()
  },
}

/** A click does nothing. */
export const Empty: Story = { args: { value: undefined } }

/** One of the page's variables, from the row that is clicked. */
export const SetVariable: Story = {
  args: { value: { kind: 'set-variable', variable: 'line_1', source: { column: 'state' } } },
}

/** One of the page's dialogs, with a variable that is set before. */
export const OpenDialog: Story = {
  args: {
    value: { kind: 'open-dialog', dialog: 'd', variable: 'device_1', source: { value: 'd1' } },
  },
}

export const OpenMenu: Story = { args: { value: { kind: 'open-menu', menu: 'm1' } } }

export const OpenApp: Story = { args: { value: { kind: 'open-app', app: 'RCAPP1' } } }

/** Parameters are added to the address, encoded. */
export const OpenAddress: Story = {
  args: {
    value: {
      ...{ kind: 'open-url', url: '/devices?area_1={{line_1}}' },
      parameters: { state: { column: 'state' } },
    },
  },
}

/** What is written down stays where the list does not have it, and is said. */
export const Gone: Story = {
  args: { value: { kind: 'open-page', page: 'p9' } },
  play: async ({ canvas, globals }) => {
    const words = actionMessages[globals['language'] as 'zh-CN' | 'en-US']
    await canvas.findByText(words.unknownTarget)
    await expect(canvas.getByRole('combobox', { name: words.choosePage })).toHaveValue('p9')
  },
}

/** The list is on its way. */
export const Loading: Story = {
  parameters: { targets: { page: () => new Promise(() => undefined) } },
}

/** The target is typed while the list does not come. */
export const Failed: Story = {
  parameters: { targets: { page: () => Promise.reject(new Error('503')) } },
  play: async ({ canvas, globals }) => {
    const words = actionMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(await canvas.findByRole('textbox', { name: words.target })).toHaveValue('p2')
    await expect(canvas.getByRole('button', { name: words.tryAgain })).toBeVisible()
  },
}

/** Nothing can be listed: pages and menus are not offered, what is written down is typed. */
export const WithoutLists: Story = {
  parameters: { canList: false },
  play: async ({ canvas, globals }) => {
    const words = actionMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(canvas.getByRole('textbox', { name: words.target })).toHaveValue('p2')
    await expect(canvas.queryByRole('option', { name: words['open-menu'] })).not.toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongText: Story = {
  parameters: { targets: { page: listed([{ value: 'p2', label: '很长的名称'.repeat(12) }]) } },
}
