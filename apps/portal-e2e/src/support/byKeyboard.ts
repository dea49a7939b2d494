import type { Locator, Page } from '@playwright/test'
import { expect } from './test.js'

/** More than any page has stops, any list has options or any table has cells. */
const mostSteps = 200

/** What somebody does on a page who has no mouse: Tab, arrows, Enter, Space and Escape, nothing else. */
export function byKeyboard(page: Page) {
  const { keyboard } = page

  async function pressUntil(key: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      if (await isSo()) return
      await keyboard.press(key)
    }
    throw new Error(`${key} does not lead there.`)
  }

  /** Tab, or Shift and Tab where it stands before what has the focus, until the focus is in what is around it. */
  async function tabInto(target: Locator, around: string): Promise<void> {
    await expect(target).toBeVisible()
    for (let step = 0; step < mostSteps; step += 1) {
      const place = await target.evaluate((element, selector) => {
        const focused = document.activeElement
        const box = selector === '' ? element : element.closest(selector)
        if (!focused || focused === document.body) return 'after'
        if (selector === '' ? box === focused : box?.contains(focused)) return 'here'
        const isBefore = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
        return isBefore ? 'before' : 'after'
      }, around)
      if (place === 'here') return
      await keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not reach ${String(target)}.`)
  }

  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement)

  /** A toolbar is one stop for Tab: the arrows lead on. */
  async function goTo(target: Locator): Promise<void> {
    const isInToolbar = await target.evaluate((element) => !!element.closest('[role="toolbar"]'))
    await tabInto(target, isInToolbar ? '[role="toolbar"]' : '')
    await pressUntil('ArrowRight', () => isFocused(target))
  }

  /** Passes banner and menus of a page that has just come. */
  async function skipToContent(): Promise<void> {
    await goTo(page.getByRole('link', { name: '跳到主要内容' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }

  /** Presses a button or a link. */
  async function press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    await goTo(target)
    await keyboard.press('Enter')
  }

  /** Types in the place of what the field holds. */
  async function type(field: Locator, text: string): Promise<void> {
    await goTo(field)
    await keyboard.press('Control+a')
    await keyboard.type(text)
  }

  /** Chooses one of a group of radio buttons. */
  async function pick(radio: Locator): Promise<void> {
    await tabInto(radio, 'fieldset')
    await pressUntil('ArrowRight', () => radio.isChecked())
  }

  /** Chooses an option of the browser's own select. */
  async function select(field: Locator, option: string): Promise<void> {
    await goTo(field)
    await pressUntil('ArrowDown', () =>
      field.evaluate(
        (element, label) =>
          element instanceof HTMLSelectElement && element.selectedOptions[0]?.label === label,
        option,
      ),
    )
  }

  /** Finds an option of a field that opens a list, chooses it and closes the list. */
  async function find(field: Locator, text: string): Promise<void> {
    await press(field)
    const search = page.getByRole('combobox', { name: '搜索选项' })
    await expect(search).toBeFocused()
    await keyboard.type(text)
    const option = page.getByRole('option', { name: new RegExp(text) }).first()
    await expect(option).toBeVisible()
    await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
    const id = await option.getAttribute('id')
    await pressUntil(
      'ArrowDown',
      async () => (await search.getAttribute('aria-activedescendant')) === id,
    )
    await keyboard.press('Enter')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('Escape')
    await expect(search).toHaveCount(0)
  }

  /** Chooses an entry of the menu that has just been opened. */
  async function chooseInMenu(name: string): Promise<void> {
    await expect(page.getByRole('menu')).toBeFocused()
    const entry = page.getByRole('menuitem', { name, exact: true })
    await pressUntil(
      'ArrowDown',
      async () => (await entry.getAttribute('data-highlighted')) !== null,
    )
    await keyboard.press('Enter')
  }

  /** Chooses a branch of a tree. */
  async function chooseInTree(tree: Locator, name: string): Promise<void> {
    await goTo(tree)
    await keyboard.press('Home')
    await pressUntil('ArrowDown', () =>
      tree.evaluate((element, text) => {
        const id = element.getAttribute('aria-activedescendant') ?? ''
        return document.getElementById(id)?.textContent.includes(text) ?? false
      }, name),
    )
    await keyboard.press('Enter')
  }

  /** Presses an action of a row of a table, which is one stop for Tab: the arrows lead on, and the actions come last. */
  async function pressInGrid(control: Locator): Promise<void> {
    await tabInto(control, '[role="grid"]')
    await keyboard.press('Control+Home')
    await pressUntil('ArrowDown', () =>
      control.evaluate((element) => {
        const row = element.closest('tr')
        return row?.contains(document.activeElement) ?? false
      }),
    )
    await keyboard.press('End')
    await pressUntil('ArrowLeft', () => isFocused(control))
    await keyboard.press('Enter')
  }

  /** Does an action of a row of a table, in its menu where it is not in sight. */
  async function act(row: Locator, action: string): Promise<void> {
    await expect(row).toBeVisible()
    const button = row.getByRole('button', { name: action, exact: true })
    if (await button.isVisible()) return pressInGrid(button)
    await pressInGrid(row.getByRole('button', { name: /更多操作/ }))
    return chooseInMenu(action)
  }

  return {
    ...{ skipToContent, goTo, press, type, pick, select, find },
    ...{ chooseInTree, act },
  }
}
