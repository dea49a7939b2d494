import { expectTypeOf } from 'vitest'
import { defineMessages } from './i18n.js'

const catalogue = defineMessages({
  'zh-CN': { title: '标题', rows: (count: number) => `共 ${count} 行` },
  'en-US': { title: 'Title', rows: (count) => `${count} rows` },
})
expectTypeOf(catalogue['en-US'].rows).parameters.toEqualTypeOf<[count: number]>()
expectTypeOf(catalogue['zh-CN'].title).toEqualTypeOf<string>()

defineMessages({
  'zh-CN': { title: '标题', more: '更多' },
  // @ts-expect-error a key without a translation does not compile
  'en-US': { title: 'Title' },
})

defineMessages({
  'zh-CN': { title: '标题' },
  // @ts-expect-error a surplus key does not compile
  'en-US': { title: 'Title', extra: 'x' },
})

defineMessages({
  'zh-CN': { rows: (count: number) => `共 ${count} 行` },
  // @ts-expect-error other arguments do not compile
  'en-US': { rows: (name: string) => name },
})
