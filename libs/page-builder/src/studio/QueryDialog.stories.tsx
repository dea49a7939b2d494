import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { PlacePort } from '../work/WorkPorts.js'
import '../studio.css'
import { QueryDialog } from './QueryDialog.js'
import { queryMessages } from './queryMessages.js'
import { stepMessages } from './stepMessages.js'

const meta = {
  title: 'Page Builder/Studio/QueryDialog',
  component: QueryDialog,
  args: { taken: new Set(['output']), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Adds or edits a query of a page: its source, and what the source is asked for.

| Key | Does |
| --- | --- |
| Tab | goes from field to field |
| Up, Down | in a list of sources or choices go through it |
| Escape | closes; asks first when something was written |

**Do** name a query after what it answers: widgets show the name in their list. **Don't** use one query for two widgets that filter in another way.`,
      },
    },
  },
} satisfies Meta<typeof QueryDialog>
export default meta

type Story = StoryObj<typeof meta>

/** A new one has the next name that is free. */
export const Default: Story = {
  args: { taken: new Set(['query-1', 'query-2']) },
  play: async ({ globals }) => {
    const messages = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(await screen.findByLabelText(new RegExp(`^${messages.id}`))).toHaveValue('query-3')
  },
}

/** What a platform source is asked for stands in the words of the source. */
export const Platform: Story = {
  args: {
    query: { id: 'alarms_1', source: 'alarms', parameters: { state: 'open' }, transforms: [] },
    stored: { id: 'alarms_1', source: 'alarms', parameters: { state: 'open' } },
  },
}

/** Knows one area. */
function placesOf(area: string): PlacePort {
  return {
    find: () => Promise.resolve([{ value: 'a1', label: area }]),
    useName: (_, id) => (id === 'a1' ? area : undefined),
  }
}

/** Where a source asks of a device, an area or a type, it is found by name, or a variable says it. */
export const Places: Story = {
  args: {
    query: {
      ...{ id: 'alarms_2', source: 'alarms', transforms: [] },
      parameters: { deviceId: '{{device}}', areaId: 'a1' },
    },
    variables: [{ name: 'device', kind: 'device', label: '设备' }],
    places: placesOf('焊装车间'),
  },
  parameters: { inEnglish: { places: placesOf('Welding shop') } },
}

/** A registered endpoint is asked below its address; the server keeps its secret. */
export const Endpoint: Story = {
  args: {
    endpoints: {
      find: () =>
        Promise.resolve([
          { value: 'erp', label: '报表平台', description: 'https://erp.example.cn/api' },
          { value: 'energy', label: '能耗看板', description: 'https://energy.example.cn' },
        ]),
      read: (value) => Promise.resolve({ value, label: value }),
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const messages = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    const choose = async (label: string, option: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await choose(messages.source, new RegExp(messages.http))
    await userEvent.click(screen.getByRole('button', { name: messages.save }))
    await screen.findByText(messages.noEndpoint)
    await choose(messages.endpointId, /erp\.example\.cn/)
    const path = screen.getByLabelText(new RegExp(`^${messages.path}`))
    await userEvent.type(path, '../orders')
    await userEvent.click(screen.getByRole('button', { name: messages.save }))
    await expect(path).toHaveAccessibleDescription(expect.stringContaining(messages.badPath))
    await userEvent.clear(path)
    await userEvent.type(path, '/orders')
    await userEvent.type(
      screen.getByLabelText(new RegExp(`^${messages.query}`)),
      'state=1{Enter}device=20',
    )
    await userEvent.click(screen.getByRole('button', { name: messages.save }))
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith({
        ...{ id: 'query-1', source: 'http' },
        parameters: { endpointId: 'erp', path: '/orders', query: ['state=1', 'device=20'] },
      }),
    )
  },
}

/** What is done to the answer, one step after the other. */
export const Steps: Story = {
  args: {
    taken: new Set(['device']),
    columns: ['device', 'output'],
    query: {
      ...{ id: 'output', source: 'devices-by-state', parameters: {} },
      transforms: [
        { kind: 'filter', column: 'output', is: 'gt', value: 0 },
        { kind: 'group', by: ['device'], values: [{ column: 'output', make: 'sum' }] },
        { kind: 'sort', by: [{ column: 'sum_output', isDescending: true }] },
      ],
    },
  },
  play: async ({ args, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const words = stepMessages[language]
    await userEvent.click(await screen.findByRole('button', { name: words.moveDown(1) }))
    await userEvent.click(screen.getByRole('button', { name: words.removeStep(2) }))
    await userEvent.click(screen.getByRole('button', { name: queryMessages[language].save }))
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith(
        expect.objectContaining({
          transforms: [
            { kind: 'group', by: ['device'], values: [{ column: 'output', make: 'sum' }] },
            { kind: 'sort', by: [{ column: 'sum_output', isDescending: true }] },
          ],
        }),
      ),
    )
  },
}

/** Another query has that name. */
export const TakenName: Story = {
  play: async ({ args, userEvent, globals }) => {
    const messages = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    const id = await screen.findByLabelText(new RegExp(`^${messages.id}`))
    await userEvent.clear(id)
    await userEvent.type(id, 'output')
    await userEvent.click(screen.getByRole('button', { name: messages.save }))
    await expect(id).toHaveAccessibleDescription(new RegExp(messages.takenId))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
