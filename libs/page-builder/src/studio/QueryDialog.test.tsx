import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PlacePort } from '../work/WorkPorts.js'
import { QueryDialog, type QueryDialogProps } from './QueryDialog.js'

stubDom()

const names: Readonly<Record<string, string>> = { d1: '一号泵', d2: '二号泵', t1: '水泵' }
const places: PlacePort = {
  find: (kind, keyword) =>
    Promise.resolve(
      Object.entries(names)
        .filter(([id, label]) => id.startsWith(kind.charAt(0)) && label.includes(keyword))
        .map(([value, label]) => ({ value, label })),
    ),
  useName: (_, id) => (id === undefined ? undefined : names[id]),
}
const variables = [
  { name: 'word', kind: 'text' },
  { name: 'pump', kind: 'device', label: '所选泵' },
  { name: 'time', kind: 'time' },
] as const
const query = { id: 'q', source: 'alarms', parameters: {}, transforms: [] }

function show(more: Partial<QueryDialogProps>) {
  const onClose = vi.fn()
  render(
    <ShellProvider language="zh-CN">
      <QueryDialog {...{ query, taken: new Set<string>(), onClose }} {...more} />
    </ShellProvider>,
  )
  return onClose
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('QueryDialog', () => {
  it('finds devices and their types by name, and offers what variables say', async () => {
    const user = userEvent.setup()
    const onClose = show({ places, variables })
    await user.click(screen.getByRole('button', { name: /^设备类型/ }))
    await user.click(await screen.findByRole('option', { name: /水泵/ }))
    await user.click(screen.getByRole('button', { name: /^设备(?!类型)/ }))
    await screen.findByRole('option', { name: /一号泵/ })
    expect(options()).toEqual(['变量：所选泵{{pump}}', '变量：word{{word}}', '一号泵', '二号泵'])
    await user.click(screen.getByRole('option', { name: /所选泵/ }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    const parameters = { typeId: 't1', deviceId: '{{pump}}' }
    await waitFor(() =>
      expect(onClose).toHaveBeenCalledWith({ id: 'q', source: 'alarms', parameters }),
    )
  })

  it('names what is stored, and takes an id that is typed, even from who may list nothing', async () => {
    const user = userEvent.setup()
    const refusing = { ...places, find: () => Promise.reject(new Error('forbidden')) }
    const onClose = show({
      places: refusing,
      variables,
      query: { ...query, parameters: { deviceId: 'd1', areaId: '{{word}}' } },
    })
    expect(screen.getByRole('button', { name: /^区域/ })).toHaveTextContent('变量：word')
    const device = screen.getByRole('button', { name: /^设备(?!类型)/ })
    expect(device).toHaveTextContent('一号泵')
    await user.click(device)
    await user.keyboard('d-99')
    const list = within(screen.getByRole('listbox'))
    await list.findByRole('option', { name: '使用“d-99”' })
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(onClose).toHaveBeenCalledWith(
        expect.objectContaining({ parameters: { deviceId: 'd-99', areaId: '{{word}}' } }),
      ),
    )
  })

  it('has ids typed where nothing is there to choose from', () => {
    show({})
    expect(screen.getByRole('textbox', { name: '设备 ID' })).toBeVisible()
  })
})
