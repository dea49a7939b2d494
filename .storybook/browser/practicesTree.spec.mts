// The WAI-ARIA Authoring Practices of what branches, key by key, on its stories. No component is a
// treegrid: trees have one column, and the rows of a table have no children.
import { open, press } from './support.mts'
import { expect, test, type Locator, type Page } from './test.mts'

const tree = (page: Page) => page.getByRole('tree')
const item = (page: Page, name: string) => page.getByRole('treeitem', { name })

/** The node that the tree tells screen readers it stands on. */
async function activeOf(page: Page): Promise<Locator> {
  const id = await page.locator('[role=tree]:focus').getAttribute('aria-activedescendant')
  return page.locator(`[id="${id ?? ''}"]`)
}

async function expectActive(page: Page, name: string | RegExp) {
  await expect(async () =>
    expect(await (await activeOf(page)).getAttribute('aria-label')).toMatch(
      typeof name === 'string' ? new RegExp(`^${name}`) : name,
    ),
  ).toPass()
}

test.describe('Tree View practice: Tree', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-tree-tree--default')
    await tree(page).focus()
    await expectActive(page, '研发部') // the chosen node
  })

  test('has a name, and is one stop of Tab', async ({ page }) => {
    await expect(page.getByRole('tree', { name: '组织架构' })).toBeFocused()
    await press(page, 'Tab')
    await expect(page.locator('[role=tree] *:focus')).toHaveCount(0)
    await expect(tree(page)).not.toBeFocused()
  })

  test('nodes say level, place, size of their branch, whether open and whether chosen', async ({
    page,
  }) => {
    const node = item(page, '研发部')
    for (const [name, value] of Object.entries({
      'aria-level': '2',
      'aria-posinset': '1',
      'aria-setsize': '6',
      'aria-expanded': 'true',
      'aria-selected': 'true',
    })) {
      await expect(node).toHaveAttribute(name, value)
    }
    await expect(item(page, '生产中心')).toHaveAttribute('aria-expanded', 'false')
    await expect(item(page, '生产中心')).toHaveAttribute('aria-selected', 'false')
    await expect(item(page, '硬件组')).toHaveAttribute('aria-level', '3')
    await expect(item(page, '硬件组')).toHaveAttribute('aria-posinset', '2')
    await expect(item(page, '硬件组')).not.toHaveAttribute('aria-expanded')
  })

  test('Down and Up move over what is in sight, and open nothing', async ({ page }) => {
    await press(page, 'ArrowDown')
    await expectActive(page, '软件组')
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await expectActive(page, '生产中心')
    await press(page, 'ArrowUp')
    await expectActive(page, '测试组')
    await expect(item(page, '生产中心')).toHaveAttribute('aria-expanded', 'false')
    await expect(item(page, '研发部')).toHaveAttribute('aria-selected', 'true') // the choice stays
  })

  test('Right opens, then goes to the first child, and stays at an end', async ({ page }) => {
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight')
    await expectActive(page, '生产中心')
    await expect(item(page, '生产中心')).toHaveAttribute('aria-expanded', 'true')
    await press(page, 'ArrowRight')
    await expectActive(page, '生产一部')
    await press(page, 'ArrowRight')
    await expectActive(page, '生产一部')
  })

  test('Left goes to the parent, then closes it, and stays at a closed root', async ({ page }) => {
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowLeft')
    await expectActive(page, '研发部')
    await press(page, 'ArrowLeft')
    await expect(item(page, '研发部')).toHaveAttribute('aria-expanded', 'false')
    await expect(item(page, '软件组')).toHaveCount(0)
    await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await expectActive(page, '云杉制造集团')
    await expect(item(page, '云杉制造集团')).toHaveAttribute('aria-expanded', 'false')
  })

  test('Home and End go to the first and the last in sight', async ({ page }) => {
    await press(page, 'End')
    await expectActive(page, '财务部')
    await press(page, 'Home')
    await expectActive(page, '云杉制造集团')
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} chooses`, async ({ page }) => {
      await press(page, 'ArrowDown', key)
      await expect(item(page, '软件组')).toHaveAttribute('aria-selected', 'true')
      await expect(item(page, '研发部')).toHaveAttribute('aria-selected', 'false')
      await expect(tree(page)).toBeFocused()
    })
  }

  test('* opens every node beside it', async ({ page }) => {
    await press(page, '*')
    for (const name of ['研发部', '生产中心', '质量管理部', '市场部']) {
      await expect(item(page, name)).toHaveAttribute('aria-expanded', 'true')
    }
    await expectActive(page, '研发部')
  })

  test('Shift+F10 opens the menu of a node, Escape gives the focus back', async ({ page }) => {
    await press(page, 'Shift+F10')
    await expect(page.getByRole('menu', { name: '“研发部”的操作' })).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(tree(page)).toBeFocused()
  })
})

test.describe('Tree View practice: Tree, typing to find', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-tree-tree--in-english')
    await tree(page).focus()
    await expectActive(page, 'Spruce Group')
  })

  test('a letter goes to the next node that begins with it, round the end', async ({ page }) => {
    await press(page, 'p')
    await expectActive(page, 'Production')
    await press(page, 'End', 's')
    await expectActive(page, 'Spruce Group')
  })

  test('one letter again and again goes on', async ({ page }) => {
    await press(page, 's')
    await expectActive(page, 'Sales')
    await press(page, 's')
    await expectActive(page, 'Spruce Group')
  })

  test('several letters are a beginning', async ({ page }) => {
    await page.keyboard.type('per')
    await expectActive(page, 'Personnel')
  })
})

test.describe('Tree View practice: MultiTreeSelectField, several nodes', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-multitreeselectfield--default')
    await page.getByRole('button', { name: /^所属部门/ }).focus()
    await press(page, 'Enter')
    await expect(tree(page)).toBeFocused()
  })

  test('says that several may be chosen, and which are', async ({ page }) => {
    await expect(tree(page)).toHaveAttribute('aria-multiselectable', 'true')
    await expect(item(page, '研发部')).toHaveAttribute('aria-checked', 'true')
    await expect(item(page, '市场部')).toHaveAttribute('aria-checked', 'false')
  })

  test('Space checks and clears, and moves nothing', async ({ page }) => {
    await press(page, 'Home', 'ArrowDown')
    await expectActive(page, '研发部')
    await press(page, 'Space')
    await expect(item(page, '研发部')).toHaveAttribute('aria-checked', 'false')
    await press(page, 'Space')
    await expect(item(page, '研发部')).toHaveAttribute('aria-checked', 'true')
    await expectActive(page, '研发部')
  })

  test('Escape closes and gives the focus back', async ({ page }) => {
    await press(page, 'Escape')
    await expect(tree(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^所属部门/ })).toBeFocused()
  })
})

test.describe('Tree View practice, checked: CheckTreeField', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-checktreefield--default')
    await item(page, '企业控制台').focus() // its lines are the stops
  })

  test('what holds some is mixed, in one named group', async ({ page }) => {
    await expect(page.getByRole('group', { name: '权限' })).toBeVisible()
    await expect(item(page, '企业控制台')).toHaveAttribute('aria-checked', 'mixed')
    await expect(item(page, '组织架构')).toHaveAttribute('aria-checked', 'true')
    await expect(item(page, '新增部门')).toHaveAttribute('aria-checked', 'false')
  })

  test('the arrows reach what cannot be changed, and Space leaves it', async ({ page }) => {
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect(item(page, '添加成员（由他人授予）')).toBeFocused()
    await press(page, 'Space')
    await expect(item(page, '添加成员（由他人授予）')).toHaveAttribute('aria-checked', 'true')
  })

  test('Space checks one, and clears with it what lies below', async ({ page }) => {
    await press(page, 'ArrowDown', 'ArrowDown')
    await expect(item(page, '新增部门')).toBeFocused()
    await press(page, 'Space')
    await expect(item(page, '新增部门')).toHaveAttribute('aria-checked', 'true')
    await press(page, 'ArrowUp', 'Space')
    await expect(item(page, '组织架构')).toHaveAttribute('aria-checked', 'false')
    await expect(item(page, '新增部门')).toHaveAttribute('aria-checked', 'false')
  })
})
