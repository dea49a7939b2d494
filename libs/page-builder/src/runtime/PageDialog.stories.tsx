import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import '../page.css'
import { createPageRegistry } from './createPageRegistry.js'
import { PageDialog, type PageDialogProps } from './PageDialog.js'
import { PageRuntime } from './PageRuntime.js'

const registry = createPageRegistry(allWidgets)
const data = new FakeDataPort()

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
  ],
}

/** A table whose rows open the dialog. */
function pageWith(id: string) {
  const opens = { kind: 'open-dialog', dialog: id, variable: 'site', source: { column: 'line' } }
  return pageOf({
    nodes: [
      pageNode({
        ...{ id: 'lines', type: 'spruce.table', w: 24, h: 8 },
        props: { title: '各产线', query: 'lines', rowAction: opens },
      }),
      pageNode({ id, type: 'spruce.group', slot: 'dialogs', props: { title: '产线明细' } }),
      pageNode({
        ...{ id: 'text', type: 'spruce.text', parent: id, slot: 'body', w: 24, h: 4 },
        props: { title: '说明', html: '<p>当前产线：<strong>{{site}}</strong></p>' },
      }),
    ],
    queries: [{ id: 'lines', source: 'static', frame }],
    variables: [{ name: 'site', label: '产线', kind: 'text', default: '一号线' }],
  })
}

/** The page that the dialog stands on. */
function Stage({ id }: Pick<PageDialogProps, 'id'>) {
  const say = useFixtureTranslation()
  return <PageRuntime document={say(pageWith(id))} registry={registry} data={data} />
}

const meta = {
  title: 'Page Builder/Runtime/PageDialog',
  component: PageDialog,
  args: { id: 'dialog', onClose: fn() },
  render: ({ id }) => <Stage id={id} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `A dialog of a designed page, opened by what is clicked on it, with the variables that the click has set.

| Key | Does |
| --- | --- |
| Enter, Space | on a row that opens it, opens it |
| Tab | goes through what stands in it |
| Escape | closes it and gives the focus back |

**Do** say in its title what was clicked, by a variable. **Don't** open it for what has room on the page.`,
      },
    },
  },
} satisfies Meta<typeof PageDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The second row opens it and is what it is about. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [, second] = await within(canvasElement).findAllByRole('button', {
      name: /^(打开|Open)/,
    })
    if (second) await userEvent.click(second)
    const dialog = await screen.findByRole('dialog')
    // Drawn anew with what the click has set.
    await waitFor(() => expect(within(dialog).getByText(/^(二号线|Line 2)$/)).toBeVisible())
  },
}
