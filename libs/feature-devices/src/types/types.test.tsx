import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { devicePageMessages } from '../device/devicePageMessages.js'
import { createTokensApi, createTypesApi, makeTokens, makeTypes } from '../testing/typesApi.js'
import { tokenMessages } from '../tokens/tokenMessages.js'
import * as tokenStories from '../tokens/TokensPage.stories.js'
import { bodyOfType, changesOfType, draftOfType } from './typeDraft.js'
import { typeMessages } from './typeMessages.js'
import * as typeStories from './TypesPage.stories.js'

const types = composeStories(typeStories)
const tokens = composeStories(tokenStories)
const t = typeMessages['zh-CN']
const words = devicePageMessages['zh-CN']
const k = tokenMessages['zh-CN']

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

it('adds a point to a type, and keeps those that it has by their ids', async () => {
  const user = userEvent.setup()
  const rows = makeTypes()
  show(<types.Default api={() => createTypesApi(rows)} />)
  const row = (await screen.findByText('冲压机')).closest<HTMLElement>('[role=row], tr')!
  await user.click(within(row).getByRole('button', { name: t.edit }))
  await user.click(await screen.findByRole('button', { name: t.addPoint }))
  const point = within(screen.getByRole('group', { name: t.pointNumber(2) }))
  await user.type(point.getByLabelText(words.name), '振动')
  await user.type(point.getByLabelText(words.code), 'temperature')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const twice = t.pointsWrong(2, t.codeTwice('temperature'))
  expect((await screen.findAllByText(twice))[0]).toBeVisible()
  await user.clear(point.getByLabelText(words.code))
  await user.type(point.getByLabelText(words.code), 'vibration')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(rows[0]?.points).toMatchObject([{ id: 't1-p1' }, { code: 'vibration', name: '振动' }]),
  )
})

it('sends of a type what changed, and no range of a switch', () => {
  const [type] = makeTypes()
  const draft = draftOfType(type)
  expect(changesOfType({ name: ' 新名 ' }, { ...draft, name: ' 新名 ' })).toEqual({ name: '新名' })
  const [point] = draft.points
  const body = bodyOfType({ ...draft, points: [{ ...point!, type: 'boolean', id: undefined }] })
  expect(body.points).toEqual([
    {
      ...{ code: 'temperature', name: '油温', type: 'boolean', unit: '℃' },
      ...{ min: null, max: null, decimals: null },
    },
  ])
})

it('shows a token once, when it is made and when it is replaced', async () => {
  const user = userEvent.setup()
  const rows = makeTokens()
  show(<tokens.Default api={() => createTokensApi(rows)} />)
  await user.click(await screen.findByRole('button', { name: k.add }))
  await user.type(await screen.findByLabelText(k.name), '三号网关')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(k.areaRequired)).toBeVisible()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${k.area}`) }))
  await user.click(await screen.findByRole('treeitem', { name: /苏州工厂/ }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  const dialog = await screen.findByRole('alertdialog', { name: k.secretTitle('三号网关') })
  expect(dialog).toHaveTextContent('x'.repeat(43))
  expect(rows[0]).toMatchObject({ name: '三号网关', areaId: 'a2' })
})

it('leaves the tokens to who sees no devices, and says why none is added', async () => {
  show(<tokens.WithoutDevices />)
  expect(await screen.findByText('一号网关')).toBeVisible()
  expect(screen.getByText(k.leadNoDevices)).toBeVisible()
  expect(screen.queryByRole('button', { name: k.add })).toBeNull()
})

it('offers the first type and the first token where there is none', async () => {
  const shown = show(<types.Empty />)
  expect(await screen.findByText(t.emptyHelp)).toBeVisible()
  expect(screen.getAllByRole('button', { name: t.add })).toHaveLength(2)
  shown.unmount()
  show(<tokens.Empty />)
  expect(await screen.findByText(k.emptyHelp)).toBeVisible()
  expect(screen.getAllByRole('button', { name: k.add })).toHaveLength(2)
})
