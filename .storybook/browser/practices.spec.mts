// The keyboard of each component after the WAI-ARIA Authoring Practices, key by key, on its stories.
import { open, press } from './support.mts'
import { expect, test, type Page } from './test.mts'

test.describe('Tabs practice: TabBar', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-shell-tabbar--default')
    await expect(tab(page, '菜单管理')).toHaveAttribute('aria-selected', 'true')
    await tab(page, '菜单管理').focus()
  })

  test('Left and Right move among the tabs, round the ends', async ({ page }) => {
    await press(page, 'ArrowLeft')
    await expect(tab(page, '角色管理')).toBeFocused()
    await press(page, 'ArrowRight', 'ArrowRight')
    await expect(tab(page, '首页')).toBeFocused()
    await press(page, 'ArrowLeft')
    await expect(tab(page, '菜单管理')).toBeFocused()
  })

  test('Home and End go to the first and the last', async ({ page }) => {
    await press(page, 'Home')
    await expect(tab(page, '首页')).toBeFocused()
    await press(page, 'End')
    await expect(tab(page, '菜单管理')).toBeFocused()
  })

  test('Enter and Space open the tab that has the focus', async ({ page }) => {
    await press(page, 'Home', 'Enter')
    await expect(tab(page, '首页')).toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowRight', 'Space')
    await expect(tab(page, '组织架构')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, '首页')).toHaveAttribute('aria-selected', 'false')
  })

  test('only the chosen tab is in the order of Tab', async ({ page }) => {
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    await press(page, 'Tab')
    await expect(page.getByRole('tab', { selected: true })).not.toBeFocused()
    await press(page, 'Shift+Tab')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  })

  test('Delete closes a tab, and the focus stays among them', async ({ page }) => {
    await press(page, 'ArrowLeft', 'Delete')
    await expect(tab(page, '角色管理')).toHaveCount(0)
    await expect(page.locator('[role=tab]:focus')).toHaveCount(1)
  })

  test('the chosen tab names its panel', async ({ page }) => {
    const panel = await tab(page, '菜单管理').getAttribute('aria-controls')
    await expect(page.getByRole('tabpanel', { name: '菜单管理' })).toHaveAttribute(
      'id',
      panel ?? '',
    )
  })
})

test.describe('Dialog (Modal) practice: FormDialog', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-dialogs-formdialog--default')
    await expect(page.getByLabel('部门名称')).toBeFocused()
  })

  test('is modal and named by its title', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: '编辑部门' })).toHaveAttribute(
      'aria-modal',
      'true',
    )
  })

  test('Tab and Shift+Tab stay inside, from the last to the first', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: '保存' }).focus()
    await press(page, 'Tab')
    await expect(dialog.getByRole('button', { name: '最大化' })).toBeFocused()
    await press(page, 'Shift+Tab')
    await expect(page.getByRole('button', { name: '保存' })).toBeFocused()
  })

  test('Escape closes, after a question where something was typed', async ({ page }) => {
    await page.keyboard.type('一部')
    await press(page, 'Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await press(page, 'Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('部门名称')).toHaveValue(/一部/)
  })
})

test.describe('Alert and Message Dialogs practice: ConfirmDialog', () => {
  test('is an alertdialog with its name, and the harmless button has the focus', async ({
    page,
  }) => {
    await open(page, 'shell-ui-dialogs-confirmdialog--default')
    const dialog = page.getByRole('alertdialog', { name: '停用成员“王伟”？' })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused()
  })

  test('is described by what it says will happen', async ({ page }) => {
    await open(page, 'shell-ui-dialogs-confirmdialog--default')
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      '停用后他将不能登录，资料与部门保留，可随时恢复。',
    )
  })

  test('Tab stays inside', async ({ page }) => {
    await open(page, 'shell-ui-dialogs-confirmdialog--danger')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(dialog.getByRole('textbox')).toBeFocused()
  })
})

test.describe('Menu Button practice: UserMenu', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: '用户菜单：林知远' })
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-shell-usermenu--default')
    await trigger(page).focus()
  })

  test('the button tells that it has a menu, and whether it is open', async ({ page }) => {
    await expect(trigger(page)).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
    await press(page, 'Enter')
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`${key} opens the menu at its first entry`, async ({ page }) => {
      await press(page, key)
      await expect(item(page, '个人中心')).toHaveAttribute('data-highlighted', '')
    })
  }

  test('ArrowUp opens the menu at its last entry', async ({ page }) => {
    await press(page, 'ArrowUp')
    await expect(item(page, '退出登录')).toHaveAttribute('data-highlighted', '')
  })

  test('Down and Up move, Home and End go to the ends', async ({ page }) => {
    await press(page, 'Enter')
    await expect(item(page, '个人中心')).toHaveAttribute('data-highlighted', '')
    await press(page, 'ArrowDown')
    await expect(item(page, '修改密码')).toHaveAttribute('data-highlighted', '')
    await press(page, 'End')
    await expect(item(page, '退出登录')).toHaveAttribute('data-highlighted', '')
    await press(page, 'Home')
    await expect(item(page, '个人中心')).toHaveAttribute('data-highlighted', '')
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} in the menu chooses the entry and closes it`, async ({ page }) => {
      await press(page, 'ArrowDown')
      await expect(item(page, '个人中心')).toHaveAttribute('data-highlighted', '')
      await press(page, key)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('Escape closes and gives the focus back', async ({ page }) => {
    await press(page, 'Enter')
    await expect(item(page, '个人中心')).toHaveAttribute('data-highlighted', '')
    await press(page, 'Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger(page)).toBeFocused()
  })
})

test.describe('Listbox practice: SelectField', () => {
  const field = (page: Page) => page.getByRole('button', { name: /^负责人/ })

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-selectfield--default')
    await field(page).focus()
    await press(page, 'Enter')
    await expect(page.getByRole('listbox')).toBeFocused() // it shows a frame before it takes keys
  })

  const active = (page: Page) => page.locator('.sp-option.sp-active')

  test('opens at what is chosen', async ({ page }) => {
    await expect(active(page)).toHaveAttribute('aria-selected', 'true')
  })

  test('Down and Up move, Escape closes and changes nothing', async ({ page }) => {
    const before = await field(page).textContent()
    await press(page, 'ArrowDown')
    await expect(active(page)).toHaveAttribute('aria-selected', 'false')
    await press(page, 'ArrowUp')
    await expect(active(page)).toHaveAttribute('aria-selected', 'true')
    await press(page, 'Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveText(before ?? '')
  })

  test('the active option is told to screen readers', async ({ page }) => {
    await press(page, 'ArrowDown')
    await expect(active(page)).toContainText('李娜')
    const id = await active(page).getAttribute('id')
    await expect(page.locator(`[aria-activedescendant="${id ?? ''}"]`)).toBeFocused()
  })

  test('Enter chooses and gives the focus back', async ({ page }) => {
    await press(page, 'ArrowDown')
    await expect(active(page)).toContainText('李娜')
    await press(page, 'Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toContainText('李娜')
  })
})

test.describe('Disclosure practice: groups of MenuTree', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} closes and opens what the button has`, async ({ page }) => {
      await open(page, 'shell-ui-shell-menutree--default')
      const group = page.getByRole('button', { name: '企业管理' })
      const entry = page.getByRole('link', { name: '组织架构' })
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      await group.focus()
      await press(page, key)
      await expect(group).toHaveAttribute('aria-expanded', 'false')
      await expect(entry).toHaveCount(0)
      await press(page, key)
      await expect(entry).toBeVisible()
      await expect(group).toBeFocused()
    })
  }
})

test.describe('Breadcrumb practice: Breadcrumb', () => {
  test('is a named navigation with an ordered list, and the page is the current one', async ({
    page,
  }) => {
    await open(page, 'shell-ui-shell-breadcrumb--default')
    const trail = page.getByRole('navigation', { name: '面包屑' })
    await expect(trail.locator('ol > li')).toHaveText(['企业管理', '组织架构'])
    await expect(trail.locator('[aria-current="page"]')).toHaveText('组织架构')
  })
})

test.describe('Listbox practice: SelectField without a search', () => {
  const field = (page: Page) => page.getByRole('button', { name: /^负责人/ })

  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
    test(`${key} opens it, Alt+ArrowUp closes it and gives the focus back`, async ({ page }) => {
      await open(page, 'shell-ui-forms-selectfield--default')
      await field(page).focus()
      await press(page, key)
      await expect(page.getByRole('listbox')).toBeFocused()
      await press(page, 'Alt+ArrowUp')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(field(page)).toBeFocused()
    })
  }

  test('Home and End go to the first and the last', async ({ page }) => {
    await open(page, 'shell-ui-forms-selectfield--default')
    await field(page).focus()
    await press(page, 'Enter')
    await expect(page.getByRole('listbox')).toBeFocused()
    await press(page, 'End')
    await expect(page.locator('.sp-option.sp-active')).toContainText('李娜')
    await press(page, 'Home')
    await expect(page.locator('.sp-option.sp-active')).toContainText('张伟')
  })
})
