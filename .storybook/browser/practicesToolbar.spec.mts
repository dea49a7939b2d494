// The WAI-ARIA toolbar practice, key by key, and practices of single controls.
import { open, press } from './support.mts'
import { expect, test, type Page } from './test.mts'

for (const { component, story, name, first, second, last } of [
  {
    component: 'ActionBar of three actions',
    story: 'shell-ui-actions-actionbar--default',
    name: '操作',
    first: '导出',
    second: '删除',
    last: '添加成员',
  },
  {
    component: 'RichTextField',
    story: 'shell-ui-rich-text-richtextfield--long-text',
    name: /：格式$/,
    first: '粗体',
    second: '斜体',
    last: '重做',
  },
] as const) {
  test.describe(`Toolbar practice: ${component}`, () => {
    const toolbar = (page: Page) => page.getByRole('toolbar', { name })
    const button = (page: Page, label: string) =>
      toolbar(page).getByRole('button', { name: label, exact: true })

    test.beforeEach(async ({ page }) => {
      await open(page, story)
      await button(page, first).focus()
    })

    test('has a name, and is one stop of Tab to which Tab comes back', async ({ page }) => {
      await expect(toolbar(page).locator('button[tabindex="0"]')).toHaveCount(1)
      await press(page, 'ArrowRight', 'Tab')
      await expect(toolbar(page).locator('button:focus')).toHaveCount(0)
      await press(page, 'Shift+Tab')
      await expect(button(page, second)).toBeFocused()
    })

    test('Right and Left move, round the ends', async ({ page }) => {
      await press(page, 'ArrowRight')
      await expect(button(page, second)).toBeFocused()
      await press(page, 'ArrowLeft')
      await expect(button(page, first)).toBeFocused()
      await press(page, 'ArrowLeft')
      await expect(button(page, last)).toBeFocused()
      await press(page, 'ArrowRight')
      await expect(button(page, first)).toBeFocused()
    })

    test('Home and End go to the first and the last', async ({ page }) => {
      await press(page, 'End')
      await expect(button(page, last)).toBeFocused()
      await press(page, 'Home')
      await expect(button(page, first)).toBeFocused()
    })
  })
}

test.describe('Button practice: actions', () => {
  test('fewer than three are no toolbar: each is a stop of Tab', async ({ page }) => {
    await open(page, 'shell-ui-actions-actionbar--read-only')
    await expect(page.getByRole('button', { name: '导出' })).toBeVisible()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await press(page, 'Tab')
    await expect(page.getByRole('button', { name: '导出' })).toBeFocused()
  })
})

test.describe('Toolbar practice: RichTextField, switches', () => {
  test('Space presses a switch, which says so', async ({ page }) => {
    await open(page, 'shell-ui-rich-text-richtextfield--empty')
    const bold = page.getByRole('button', { name: '粗体', exact: true })
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await bold.focus()
    await press(page, 'Space')
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('Spinbutton practice: NumberField', () => {
  const field = (page: Page) => page.getByRole('spinbutton')

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-numberfield--default')
    await field(page).focus()
  })

  for (const [key, by] of [
    ['ArrowUp', 1],
    ['ArrowDown', -1],
    ['PageUp', 10],
    ['PageDown', -10],
  ] as const) {
    test(`${key} changes it by ${String(by)} steps`, async ({ page }) => {
      const before = Number(await field(page).getAttribute('aria-valuenow'))
      await press(page, key)
      await expect(field(page)).toHaveAttribute('aria-valuenow', String(before + by))
    })
  }

  for (const [key, limit] of [
    ['Home', 'aria-valuemin'],
    ['End', 'aria-valuemax'],
  ] as const) {
    test(`${key} is the caret’s: the value is a text to write in`, async ({ page }) => {
      const before = (await field(page).getAttribute('aria-valuenow')) ?? ''
      await press(page, key)
      await expect(field(page)).toHaveAttribute('aria-valuenow', before)
      await expect(field(page)).toHaveAttribute(limit, /\d/)
    })
  }
})

test.describe('Radio Group practice: ChoiceField', () => {
  test('arrows move and choose, one stop of Tab', async ({ page }) => {
    await open(page, 'shell-ui-forms-choicefield--default')
    const radios = page.getByRole('radio')
    await page.getByRole('radio', { checked: true }).focus()
    const count = await radios.count()
    const at = () => radios.evaluateAll((all) => all.findIndex((one) => one.matches(':checked')))
    const before = await at()
    await press(page, 'ArrowDown')
    await expect.poll(at).toBe((before + 1) % count)
    await press(page, 'ArrowUp')
    await expect.poll(at).toBe(before)
    await press(page, 'Tab')
    await expect(page.locator('input[type=radio]:focus')).toHaveCount(0)
  })
})

test.describe('Switch practice: SwitchField', () => {
  test('Space switches it on and off', async ({ page }) => {
    await open(page, 'shell-ui-forms-switchfield--default')
    const control = page.getByRole('switch', { name: '启用' })
    const before = await control.isChecked()
    await control.focus()
    await press(page, 'Space')
    await expect(control).toBeChecked({ checked: !before })
    await press(page, 'Space')
    await expect(control).toBeChecked({ checked: before })
  })
})
