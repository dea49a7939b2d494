// The WAI-ARIA dialog practices, key by key, on dialogs that a button opens.
import { open, press } from './support.mts'
import { expect, test, type Page } from './test.mts'

for (const { practice, component, story, role, opener, name, first } of [
  {
    practice: 'Dialog (Modal) practice',
    component: 'FormDialog',
    story: 'shell-ui-dialogs-formdialog--by-button',
    role: 'dialog',
    opener: '编辑部门',
    name: '编辑部门',
    first: { role: 'textbox', name: '部门名称' },
  },
  {
    practice: 'Dialog (Modal) practice',
    component: 'ListDialog',
    story: 'shell-ui-dialogs-listdialog--by-button',
    role: 'dialog',
    opener: '查看成员',
    name: '角色“部门主管”的成员',
    first: { role: 'button', name: '最大化' },
  },
  {
    practice: 'Alert and Message Dialogs practice',
    component: 'ConfirmDialog',
    story: 'shell-ui-dialogs-confirmdialog--by-button',
    role: 'alertdialog',
    opener: '停用此成员',
    name: '停用成员“王伟”？',
    first: { role: 'button', name: '取消' },
  },
] as const) {
  test.describe(`${practice}: ${component} opened by a button`, () => {
    const button = (page: Page) => page.getByRole('button', { name: opener, exact: true })
    const dialog = (page: Page) => page.getByRole(role, { name })
    const firstStop = (page: Page) => dialog(page).getByRole(first.role, { name: first.name })

    test.beforeEach(async ({ page }) => {
      await open(page, story)
      await button(page).focus()
      await press(page, 'Enter')
      await expect(firstStop(page)).toBeFocused()
    })

    test('opening moves the focus into it, and what is around cannot be reached', async ({
      page,
    }) => {
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
      await expect(button(page)).toHaveCount(0) // hidden from who reads by roles
    })

    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} goes around within it, and comes back to where it began`, async ({ page }) => {
        const most = 20 // stops that a dialog of stories has
        let isRound = false
        for (let pressed = 0; pressed < most && !isRound; pressed += 1) {
          await press(page, key)
          await expect(dialog(page).locator(':focus')).toHaveCount(1)
          isRound = await firstStop(page).evaluate((stop) => stop === document.activeElement)
        }
        expect(isRound).toBe(true)
      })
    }

    test('Escape closes it, and the focus comes back to the button', async ({ page }) => {
      await press(page, 'Escape')
      await expect(page.getByRole(role)).toHaveCount(0)
      await expect(button(page)).toBeFocused()
    })

    test('its cross closes it by Enter, and the focus comes back to the button', async ({
      page,
    }) => {
      await dialog(page).getByRole('button', { name: '关闭', exact: true }).first().focus()
      await press(page, 'Enter')
      await expect(page.getByRole(role)).toHaveCount(0)
      await expect(button(page)).toBeFocused()
    })

    test('it opens again by Space after it was closed', async ({ page }) => {
      await press(page, 'Escape')
      await expect(button(page)).toBeFocused()
      await press(page, 'Space')
      await expect(firstStop(page)).toBeFocused()
    })
  })
}

test.describe('Dialog (Modal) practice: FormDialog, moved', () => {
  test('arrow keys move it, Home puts it back, Escape closes it from there', async ({ page }) => {
    await open(page, 'shell-ui-dialogs-formdialog--by-button')
    const opener = page.getByRole('button', { name: '编辑部门', exact: true })
    await opener.focus()
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: '部门名称' })).toBeFocused()
    await dialog.getByRole('button', { name: '对话框摆放' }).focus()
    const before = await dialog.boundingBox()
    if (!before) throw new Error('No dialog')
    await press(page, 'ArrowRight', 'ArrowDown')
    await expect
      .poll(() => dialog.boundingBox())
      .toEqual({ ...before, x: before.x + 16, y: before.y + 16 })
    await press(page, 'Home')
    await expect.poll(() => dialog.boundingBox()).toEqual(before)
    await press(page, 'Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

// What fades in for an instant stays unpainted now and then: where motion is reduced there is no animation at all.
test('a dialog does not move where motion is reduced', async ({ page }) => {
  await open(page, 'shell-ui-dialogs-progressdialog--default')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCSS('animation-name', 'none')
  await expect(dialog).toHaveCSS('transition-property', 'none')
})
