import { expect, it } from 'vitest'
import { studioMessages } from '../studio/studioMessages.js'
import { widgetCategories } from '../studio/useWidgetItems.js'
import { allWidgets } from './allWidgets.js'

/** The server registers these: it cannot ask a library of the browser. */
const list = '../../../../apps/server/src/boot/widgets.json'

it('the server knows every widget of the product (after a change: vitest run widgetList -u)', async () => {
  const words = studioMessages['zh-CN']
  const widgets = allWidgets.map(({ type, label, category, icon, size, props }) => {
    const known = widgetCategories.find((one) => one === category)
    const { w, h, minW = 1, minH = 1 } = size
    return {
      ...{ code: type, name: label, category: known ? words[known] : category, icon },
      ...{ size: { w, h }, minSize: { w: minW, h: minH }, properties: props.toJsonSchema() },
    }
  })
  await expect(`${JSON.stringify(widgets, null, 2)}\n`).toMatchFileSnapshot(list)
})
