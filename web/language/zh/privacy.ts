import type { MessageCatalogue } from '../catalogue.ts';
import { formatsOf } from '../formats.ts';

const { number } = formatsOf('zh-CN');

export const privacy: MessageCatalogue['privacy'] = {
  title: '本应用报告什么',
  lead: '你的项目只留在这台设备上。应用出错时，会告诉我们哪里坏了，好让我们修。',
  off: '选“关”就立刻停止一切报告，并在这台设备上一直保持关闭。浏览器的“请勿跟踪”（Do Not Track）或“全球隐私控制”（Global Privacy Control）设置管不到它，要在这里关。',
  holds: '报告里有',
  held: [
    '错误：它的提示，以及出在我们代码的哪个位置。',
    '你打开了哪些页面、加载有多快，以及出错之前点了什么。',
    '十次访问中的一次，以及每次出错的访问，会附上一段屏幕录像；其中每个字都遮住，每张图都挡住：我们只看得到方块在动，看不到你输入了什么。',
    '本应用存在你浏览器里的内容，每条最多取 500 个字符。其中包括你输入的房间和价格，因为多数错误都与它们有关；绝不包括照片和笔记。',
    '你的网络地址、浏览器、设备类型和语言，以及本站的 Cookie（本站不设置任何 Cookie）。',
  ],
  neverHolds: '报告里绝不会有',
  neverHeld: ['其他网站的任何内容，你的文件、通讯录、相机或位置。', '账号：根本没有账号。'],
  goes: '送到哪里',
  destination: '送到本站自己的服务器，再由它交给本站运营者的错误收集器。不给任何其他人。',
  kept: '这台设备上会保留什么',
  keptHere: [
    '最近 20 份报告的副本，直到有更新的报告取代它们，或你在下方清除它们。',
    '没有信号时产生的报告：最多 100 份、总共不超过 5 MB，能送出时即送出，最多保留 14 天。空间不够时先丢录像，最后才丢错误。选“关”会立刻清除它们。',
    '“关”这个选择本身，直到你再次打开报告。',
  ],
  last: '这台设备最近的报告',
  none: '这台设备至今没有报告过任何内容。',
  forget: '清除这些副本',
  tooLarge: '这份太大，没有在设备上留副本。',
  unreadable: '这份副本无法读取。',
  sent: (kilobytes, fate) => `${kilobytes} kB，${fate}`,
  answered: (status) => (status < 300 ? '已收下' : `回应 ${status}`),
  waiting: '等待信号',
  more: (characters) => `… 还有 ${number(characters)} 个字符`,
  items: {
    event: '错误',
    transaction: '页面或步骤的计时',
    replay_event: '录像摘要',
    replay_recording: '录像，已遮盖',
    client_report: '未送出的报告',
    session: '访问',
    feedback: '留言',
  },
};
