// The same question put to the dictionary, name by name, without an index.
import { match } from 'pinyin-pro'
import { painted, watchTasks } from '../../lib/listProbe.mjs'
import { makeNames } from '../../lib/searchData.mjs'

const names = makeNames(50_000)

async function search() {
  const { longest } = watchTasks()
  match('暖', 'n')
  await painted()
  const typed = performance.now()
  const found = names.filter((name) => match(name, 'zgs') !== null)
  const first = (await painted()) - typed
  await new Promise((resolve) => setTimeout(resolve, 50))
  return { index: 0, taskOfIndex: 0, first, longestTask: longest(), changed: found.length }
}

window.bench = { search }
