import { pinyin } from 'pinyin-pro'
import type { Random } from './random.js'

/** An invented person of a demo tenant. Any likeness is chance. */
export interface DemoPerson {
  name: string
  loginName: string
  mobile: string
  email: string
}

/** Frequent surnames stand more than once, about as often as they are met. */
const surnames = Array.from(
  '王王王王王王王李李李李李李李张张张张张张刘刘刘刘刘陈陈陈陈杨杨杨赵赵黄黄周周吴吴徐徐孙孙' +
    '胡胡朱朱高高林林何何郭郭马马罗罗梁梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡' +
    '贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙' +
    '万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂',
).concat('欧阳', '上官', '诸葛', '司徒', '慕容')

const givenNames = Array.from(
  '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉萍红建文辉玲斌波宁浩鹏宇欣悦晨琳倩' +
    '颖婷雪梅凯峰龙飞翔健康亮鑫帆博睿昊然萌瑶岚岩松柏青云虹霖泽瀚铭钧淼森焱垚',
)

const firstParts = Array.from(
  '建国志文晓雨思子梓俊家嘉浩天泽明宏永海春秋玉淑秀雅欣佳美慧怡诗梦若静安云立德正世学' +
    '少绍仲启承景昌振兴智维新亦一紫可乐清书语沐逸星锦瑞祥福庆长大小向东西南北中',
)

const secondParts = Array.from(
  '华强军伟明辉杰峰平勇刚涛斌波宁浩鹏宇飞龙涵萱怡彤琪雯瑶妍颖婷雪梅兰芳芬英玲娟娜敏静' +
    '丽霞燕红艳萍琴云凤珍莲香洁轩然睿博文哲远航晨阳旭东林森海洋山川江河源泉松柏桐枫' +
    '国民生才良义仁礼信成功德福康健安和乐天宏达凯豪',
)

const mobilePrefixes = ['130', '135', '136', '138', '139', '150', '158', '159', '177', '186', '188']

export interface PeopleMakerOptions {
  random: Random
  mailDomain: string
  /** Ends every login name. */
  loginSuffix: string
}

/** Makes people with different login names, numbers and addresses, as many as asked for. */
export function createPeopleMaker({
  random,
  mailDomain,
  loginSuffix,
}: PeopleMakerOptions): () => DemoPerson {
  const loginCounts = new Map<string, number>()
  const mobiles = new Set<string>()
  return () => {
    const name = makeName(random)
    const stem = pinyin(name, { toneType: 'none', type: 'array', v: true, surname: 'head' }).join(
      '',
    )
    const count = (loginCounts.get(stem) ?? 0) + 1
    loginCounts.set(stem, count)
    const account = count === 1 ? stem : `${stem}${String(count)}`
    return {
      name,
      loginName: account + loginSuffix,
      mobile: makeMobile(random, mobiles),
      email: `${account}@${mailDomain}`,
    }
  }
}

function makeName(random: Random): string {
  const surname = random.pick(surnames)
  if (random.chance(0.28)) return surname + random.pick(givenNames)
  const first = random.pick(firstParts)
  const second = random.pick(secondParts)
  return surname + first + (second === first ? random.pick(givenNames) : second)
}

function makeMobile(random: Random, taken: Set<string>): string {
  for (;;) {
    const digits = String(random.below(100_000_000)).padStart(8, '0')
    const mobile = random.pick(mobilePrefixes) + digits
    if (taken.has(mobile)) continue
    taken.add(mobile)
    return mobile
  }
}
