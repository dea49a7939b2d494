import { designEmpty, removeWorkbench, workbenchDesigns } from './support/emptyWorkbench.js'
import { newColleague } from './support/newColleague.js'
import { expect, expectAccessible, test } from './support/test.js'

test('two people who design one workbench see each other come and go', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await designEmpty(page, '两人设计')
  const faces = (count: number) =>
    page.getByRole('button', { name: `另有 ${String(count)} 人正在编辑`, exact: true })
  await expect(faces(1)).toHaveCount(0)
  const { own, close } = await newColleague(page, browser, {
    ...{ key: 'together', codes: ['workbench:list', 'workbench:edit'], baseURL },
  })
  await own.goto(`${workbenchDesigns}/${id}`)
  await expect(own.getByRole('heading', { level: 1, name: '两人设计' })).toBeVisible()

  await test.step('each sees the other at once, and it is said', async () => {
    await expect(faces(1)).toBeVisible()
    await expect(own.getByRole('button', { name: '另有 1 人正在编辑' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '正在编辑此页面' })).toHaveCount(1)
  })

  await test.step('the list says who, since when and whether they changed something', async () => {
    await faces(1).press('Enter')
    const list = page.getByRole('dialog', { name: '正在编辑此页面' })
    await expect(list.getByRole('listitem')).toHaveText(/同事.*自 \d\d:\d\d 起 · 尚未修改/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })

  await test.step('a second tab of the same person is told as that', async () => {
    const second = await page.context().newPage()
    await second.goto(`${workbenchDesigns}/${id}`)
    await faces(1).click()
    const list = page.getByRole('dialog', { name: '正在编辑此页面' })
    await expect(list.getByText('您在另一个标签页中')).toBeVisible()
    await second.close()
    await expect(list.getByText('您在另一个标签页中')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('who closes the window has left', async () => {
    await own.close({ runBeforeUnload: false })
    await expect(faces(1)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '已离开' })).toHaveCount(1)
  })
  await close()
  await removeWorkbench(page, id)
})
