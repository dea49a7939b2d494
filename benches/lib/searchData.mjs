const places = ['华东', '华南', '西北', '重庆', '上海', '杭州', '总部', '第一', '第二', '长春']
const kinds = ['研发中心', '制造车间', '质量管理部', '采购部', '销售分公司', '财务部', '行政办公室']

/**
 * Names of departments, always the same, with one 总公司 among the last.
 * @param {number} count
 */
export function makeNames(count) {
  return Array.from({ length: count }, (_, index) =>
    index === count - 10 ? '总公司' : `${places[index % 10]}${kinds[index % 7]}${index}组`,
  )
}
