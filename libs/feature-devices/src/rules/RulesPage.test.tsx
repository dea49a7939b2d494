import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createRulesApi, makeRules } from '../testing/rulesApi.js'
import { pickInMenu } from '../testing/pickInMenu.js'
import { bodyOfRule, changesOfRule, checkRule, draftOfRule, type RuleDraft } from './ruleDraft.js'
import { ruleMessages } from './ruleMessages.js'
import * as stories from './RulesPage.stories.js'

const { Default, NoPermission, ReadOnly, WithoutDevices } = composeStories(stories)
const t = ruleMessages['zh-CN']

const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

const points = [
  { id: 'tp1', code: 'a', name: '油温', unit: '℃', type: 'number' as const },
  { id: 'tp2', code: 'b', name: '运行', unit: null, type: 'boolean' as const },
].map((point) => ({ ...point, min: null, max: null, decimals: null }))

it('says each rule in words', async () => {
  show(<Default />)
  expect(await screen.findByText('油温高于 65 ℃')).toBeVisible()
  expect(screen.getByText('运行等于 关')).toBeVisible()
  expect(screen.getByText('设备不再上报')).toBeVisible()
})

it('adds a rule, whose sentence says what it does', async () => {
  const user = userEvent.setup()
  const rows = makeRules()
  show(<Default api={() => createRulesApi(rows)} />)
  await user.click((await screen.findAllByRole('button', { name: t.add }))[0]!)
  const form = await screen.findByRole('dialog', { name: t.add })
  expect(within(form).getByText(t.sentenceOpen)).toBeVisible()
  await user.click(within(form).getByRole('button', { name: '保存' }))
  expect(await within(form).findByText(t.nameRequired)).toBeVisible()
  expect(within(form).getByText(t.typeRequired)).toBeVisible()
  await user.type(within(form).getByLabelText(t.name), '油温很高')
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.type}`) }))
  await user.click(await screen.findByRole('option', { name: '冲压机' }))
  await waitFor(() =>
    expect(within(form).getByRole('button', { name: new RegExp(`^${t.point}`) })).toBeVisible(),
  )
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.point}`) }))
  await user.click(await screen.findByRole('option', { name: '油温' }))
  await user.type(within(form).getByLabelText(t.high), '80')
  expect(await within(form).findByText('当油温高于 80 ℃时，触发警告报警')).toBeVisible()
  await user.click(within(form).getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(rows[0]).toMatchObject({
      ...{ name: '油温很高', typeId: 't1', typePointId: 'tp1', condition: 'above', high: 80 },
      ...{ low: null, equals: null, overrides: [] },
    }),
  )
})

it('sends only what changed, and limits with their condition', async () => {
  const user = userEvent.setup()
  const rows = makeRules()
  show(<Default api={() => createRulesApi(rows)} />)
  await screen.findByText('油温高于 65 ℃')
  await user.click(screen.getAllByRole('button', { name: t.edit })[0]!)
  const form = await screen.findByRole('dialog', { name: t.editTitle('油温过高') })
  const device = await within(form).findByRole('group', { name: '设备 1 (DEV-01)' })
  const limit = within(device).getByLabelText(t.high)
  await user.clear(limit)
  await user.type(limit, '72')
  await user.type(within(device).getByLabelText(t.hysteresis), '-1')
  await user.click(within(form).getByRole('button', { name: '保存' }))
  expect(await within(form).findByText(t.overrideWrong(1, t.hysteresisFormat))).toBeVisible()
  await user.clear(within(device).getByLabelText(t.hysteresis))
  await user.type(within(device).getByLabelText(t.hysteresis), '0.5')
  await user.click(within(form).getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(rows[0]).toMatchObject({ version: 2, overrides: [{ high: 72, hysteresis: 0.5 }] }),
  )
  expect(rows[0]).toMatchObject({ high: 65, memberIds: ['m1'], roleIds: ['ro1'] })
})

it('turns a rule off and on', async () => {
  const user = userEvent.setup()
  const rows = makeRules()
  show(<Default api={() => createRulesApi(rows.slice(1, 2))} />)
  await screen.findByText('运行等于 关')
  const direct = screen.queryByRole('button', { name: t.enable })
  if (direct) await user.click(direct)
  else {
    await user.click(screen.getByRole('button', { name: /更多/ }))
    await pickInMenu(t.enable)
  }
  expect(await screen.findByText(t.saved('停机'))).toBeVisible()
})

it('shows nothing without the permission, and no changes without theirs', async () => {
  const { unmount } = show(<NoPermission />)
  expect(screen.queryByRole('grid')).toBeNull()
  unmount()
  show(<ReadOnly />)
  await screen.findByText('油温高于 65 ℃')
  expect(screen.queryByRole('button', { name: t.add })).toBeNull()
  expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
})

const draft = (rest: Partial<RuleDraft>): RuleDraft => ({
  ...draftOfRule(undefined),
  ...{ name: '规则', typeId: 't1', typePointId: 'tp1', high: 80 },
  ...rest,
})

it.each([
  [{}, {}],
  [{ high: null }, { high: t.limitRequired }],
  [{ condition: 'outside' as const, low: 90 }, { high: t.rangeOrder }],
  [{ typePointId: 'tp2' }, { typePointId: t.pointNumber }],
  [{ condition: 'absent' as const, typePointId: null, high: null }, {}],
  [{ condition: 'equals' as const, typePointId: 'tp2' }, { equals: t.textRequired }],
  [{ condition: 'equals' as const, equals: 'x' }, { equals: t.limitRequired }],
  [{ durationSeconds: 1.5 }, { durationSeconds: t.durationFormat }],
  [{ hysteresis: -1 }, { hysteresis: t.hysteresisFormat }],
])('finds what is wrong with %j', (rest, problems) => {
  const found = checkRule(draft(rest), points, t)
  const wrong = Object.fromEntries(Object.entries(found).filter(([, text]) => text))
  expect(wrong).toEqual(problems)
})

it('sends limits of the condition alone', () => {
  const equals = draft({ condition: 'equals', typePointId: 'tp2', equals: 'false', low: 3 })
  expect(bodyOfRule(equals, points)).toMatchObject({ equals: false, low: null, high: null })
  expect(changesOfRule({ name: '新名' }, draft({ name: ' 新名 ' }), points)).toEqual({
    name: '新名',
  })
  expect(changesOfRule({ high: 90 }, draft({ high: 90 }), points)).toEqual({
    ...{ condition: 'above', typePointId: 'tp1', low: null, high: 90, equals: null },
    overrides: [],
  })
})

it('offers no form to who sees no types, and says why', async () => {
  show(<WithoutDevices />)
  expect(await screen.findByText('油温过高')).toBeVisible()
  expect(screen.getByText(t.leadNoDevices)).toBeVisible()
  expect(screen.queryByRole('button', { name: t.add })).toBeNull()
  expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
})
