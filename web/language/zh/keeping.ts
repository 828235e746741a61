import type { MessageCatalogue } from '../catalogue.ts';

export const keeping: MessageCatalogue['keeping'] = {
  howLong: {
    persisted: '浏览器会一直保留你的项目，直到你清除它们或浏览器的数据。',
    'seven-days': '如果连续使用七天都没打开此页面，这个浏览器会清除你的项目。',
    'home-screen': '只要应用还在主屏幕上就会保留，除非手机空间不足。',
    'may-be-cleared': '手机空间不足时，浏览器可能会清除你的项目。',
    private: '这像是无痕窗口：关闭窗口，项目就没有了。',
  },
  backUp: '备份',
  last: (day) => `上次备份：${day}。`,
  never: '还没有备份。',
  reminder: {
    title: '这些只在这部手机上',
    changed: (things) => `上次备份以后，有 ${things} 个项目或清单改动过。`,
    unsaved: (things) => `有 ${things} 个项目和清单，还没有备份。`,
    later: '以后再说',
  },
  file: {
    choose: '自动更新备份文件',
    note: '选一次文件即可，最好放在会同步的文件夹里。每次改动后都会重新写入。',
    kept: (name, moment) => `${name} 会自动更新，上次更新：${moment}。`,
    waits: (name) => `${name} 已不是最新：继续之前浏览器要问你一次。`,
    failed: (name) => `${name} 无法写入，请重新选择。`,
    goOn: '继续',
    stop: '停止',
    name: 'measure-twice-备份',
  },
  move: {
    note: '主屏幕上的应用一开始是空的：请先把项目带过去。',
    copy: '复制项目',
    copied: '已复制。从主屏幕打开应用，点“粘贴”。',
    cannotCopy: '浏览器没能复制。请用文件。',
    tooLong: '内容太多，无法复制。请用文件。',
    photos: '照片和笔记只能随文件带走。',
    file: '存成文件',
  },
  arrive: {
    title: '以前在浏览器里量过吗？',
    note: '那些数据留在浏览器里。请粘贴在那里复制的内容，或打开文件。',
    paste: '粘贴',
    nothing: '剪贴板里没有本应用的内容。',
    open: '打开文件',
  },
};
