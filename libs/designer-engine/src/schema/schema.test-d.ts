import { assertType, expectTypeOf } from 'vitest'
import type { Json } from '../document/types.js'
import { s } from './s.js'
import type { Infer } from './Schema.js'

const trend = s.object({
  title: s.text().default(''),
  unit: s.enum(['day', { value: 'hour' }]),
  count: s.number().optional(),
  data: s.json(),
  series: s.array(s.object({ name: s.text() })),
})

type Trend = Infer<typeof trend>
expectTypeOf<Trend['title']>().toEqualTypeOf<string>()
expectTypeOf<Trend['unit']>().toEqualTypeOf<'day' | 'hour'>()
expectTypeOf<Trend['count']>().toEqualTypeOf<number | undefined>()
expectTypeOf<Trend['data']>().toEqualTypeOf<Json>()
expectTypeOf<Trend['series'][number]['name']>().toEqualTypeOf<string>()
assertType<Trend>({ title: '', unit: 'day', data: null, series: [] })
// @ts-expect-error -- a property that is required
assertType<Trend>({ title: '', data: null, series: [] })
expectTypeOf(trend).toHaveProperty('check')
