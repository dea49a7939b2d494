// The WAI-ARIA combobox practice, key by key: the search of fields that choose, and the command palette.
import { open, press } from './support.mts'
import { expect, test, type Page } from './test.mts'

const combobox = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

/** The option that the combobox tells screen readers it stands on; the focus stays in the text. */
async function expectActive(page: Page, name: string) {
  await expect(combobox(page)).toBeFocused()
  await expect
    .poll(() =>
      combobox(page).evaluate(
        (box) =>
          document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
      ),
    )
    .toContain(name)
}

for (const { component, story, label } of [
  { component: 'SelectField', story: 'shell-ui-forms-selectfield--many', label: '省份' },
  { component: 'MultiSelectField', story: 'shell-ui-forms-multiselectfield--many', label: '省份' },
] as const) {
  test.describe(`Combobox practice: ${component} with a search`, () => {
    const field = (page: Page) => page.getByRole('button', { name: new RegExp(`^${label}`) })

    test.beforeEach(async ({ page }) => {
      await open(page, story)
      await field(page).focus()
    })

    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
      test(`${key} opens it, with the focus in its text`, async ({ page }) => {
        await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
        await press(page, key)
        await expect(combobox(page)).toBeFocused()
        await expect(page.locator('.sp-picker')).toHaveAttribute('aria-expanded', 'true')
        await expect(combobox(page)).toHaveValue('')
      })
    }

    test('names its list, and says that it is open and what it completes', async ({ page }) => {
      await press(page, 'Enter')
      await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(combobox(page)).toHaveAttribute('aria-autocomplete', 'list')
      const list = page.getByRole('listbox', { name: label })
      await expect(combobox(page)).toHaveAttribute(
        'aria-controls',
        (await list.getAttribute('id')) ?? '-',
      )
    })

    test('Down and Up move the active option, the focus stays', async ({ page }) => {
      await press(page, 'Enter')
      await expectActive(page, '北京市')
      await press(page, 'ArrowDown', 'ArrowDown')
      await expectActive(page, '河北省')
      await press(page, 'ArrowUp')
      await expectActive(page, '天津市')
    })

    test('Home, End and letters are the text’s: typing filters', async ({ page }) => {
      await press(page, 'Enter')
      await expect(combobox(page)).toBeFocused()
      await page.keyboard.insertText('江')
      await expect(options(page)).toHaveText(['黑龙江省', '江苏省', '浙江省'])
      await expectActive(page, '黑龙江省')
      await press(page, 'Home')
      await page.keyboard.insertText('浙')
      await expect(combobox(page)).toHaveValue('浙江')
      await expect(options(page)).toHaveText(['浙江省'])
    })

    for (const key of ['Escape', 'Alt+ArrowUp']) {
      test(`${key} closes it, changes nothing and gives the focus back`, async ({ page }) => {
        const before = (await field(page).textContent()) ?? ''
        await press(page, 'Enter')
        await expect(combobox(page)).toBeFocused()
        await press(page, 'ArrowDown', key)
        await expect(combobox(page)).toHaveCount(0)
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveText(before)
      })
    }

    test('Enter chooses the active option', async ({ page }) => {
      await press(page, 'Enter')
      await expect(combobox(page)).toBeFocused()
      await press(page, 'ArrowDown', 'Enter')
      if (component === 'SelectField') {
        await expect(combobox(page)).toHaveCount(0)
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toContainText('天津市')
      } else {
        await expect(combobox(page)).toBeFocused() // one more may be chosen
        await expect(page.getByRole('option', { name: '天津市' })).toHaveAttribute(
          'aria-selected',
          'true',
        )
      }
    })
  })
}

test.describe('Combobox practice: TreeSelectField, whose popup is a tree', () => {
  const field = (page: Page) => page.getByRole('button', { name: /^上级部门/ })

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-treeselectfield--default')
    await field(page).focus()
  })

  for (const key of ['Enter', 'Space', 'ArrowDown', 'Alt+ArrowDown']) {
    test(`${key} opens it at what is chosen`, async ({ page }) => {
      await press(page, key)
      await expect(page.getByRole('tree')).toBeFocused()
      const isChosen = () =>
        page.getByRole('tree').evaluate((tree) => {
          const id = tree.getAttribute('aria-activedescendant') ?? ''
          return document.getElementById(id)?.getAttribute('aria-selected')
        })
      await expect.poll(isChosen).toBe('true')
    })
  }

  test('arrows move in the tree, Enter chooses and gives the focus back', async ({ page }) => {
    await press(page, 'Enter')
    await expect(page.getByRole('tree')).toBeFocused()
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.getByRole('tree')).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toContainText('生产中心')
  })

  for (const key of ['Escape', 'Alt+ArrowUp']) {
    test(`${key} closes it and changes nothing`, async ({ page }) => {
      await press(page, 'Enter')
      await expect(page.getByRole('tree')).toBeFocused()
      await press(page, 'ArrowDown', key)
      await expect(page.getByRole('tree')).toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toContainText('研发部')
    })
  }
})

test.describe('Combobox practice: CommandPalette', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-shell-commandpalette--default')
    await expect(combobox(page)).toBeFocused()
    await expect(options(page)).toHaveCount(4)
  })

  test('names its list and says that it is open', async ({ page }) => {
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(combobox(page)).toHaveAttribute('aria-autocomplete', 'list')
    const list = await page.getByRole('listbox').getAttribute('id')
    await expect(combobox(page)).toHaveAttribute('aria-controls', list ?? '-')
  })

  test('Down and Up move, round the ends', async ({ page }) => {
    await expectActive(page, '角色管理')
    await press(page, 'ArrowDown')
    await expectActive(page, '总公司')
    await press(page, 'ArrowUp', 'ArrowUp')
    await expectActive(page, '个人中心')
  })

  test('Home and End go to the first and the last result', async ({ page }) => {
    await press(page, 'End')
    await expectActive(page, '个人中心')
    await press(page, 'Home')
    await expectActive(page, '角色管理')
  })

  test('typing filters, and the first answer is active', async ({ page }) => {
    await page.keyboard.type('zgs')
    await expect(options(page)).toHaveCount(2)
    await expectActive(page, '总公司')
  })

  test('Enter opens the active result', async ({ page }) => {
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Escape closes', async ({ page }) => {
    await press(page, 'Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('Search landmark: SearchField (a searchbox, no combobox: it has no list of its own)', () => {
  test('is a named search; Escape clears it and keeps the focus', async ({ page }) => {
    await open(page, 'shell-ui-search-field-searchfield--filled')
    const box = page.getByRole('searchbox', { name: '搜索姓名、账号' })
    await expect(page.getByRole('search')).toBeVisible()
    await box.focus()
    await press(page, 'Escape')
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
  })
})
