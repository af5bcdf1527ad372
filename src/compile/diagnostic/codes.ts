/**
 * Everything that can be wrong with a site, and the words for it.
 * {placeholders} are filled by the stage that finds the mistake. A code never changes its meaning.
 * `help` stands under every one of its diagnostics; `way` is the way out in general, for the docs, where each diagnostic
 * says its own. `warning` marks what never stops a build.
 */
export const codes = {
  OF000: {
    sentence: 'there is no file {file}',
    help: 'name it with --site, run this where it is, or begin one with "onefolio new"',
  },
  OF001: { sentence: 'there is a comma too many', way: 'delete the comma' },
  OF002: { sentence: 'a comma is missing', way: 'write a comma between the two entries' },
  OF003: { sentence: '"{key}" is written twice in this {place}', way: 'delete one of the two' },
  OF004: {
    sentence: 'the quotation marks do not match',
    way: 'write the one that is missing; one inside a text is written \\"',
  },
  OF005: {
    sentence: 'a comment cannot stand here',
    help: '{advice}',
    way: 'delete it, or keep it under "notes"; to hide a page, a block or an entry, write "hidden": true in it instead',
  },
  OF006: { sentence: 'texts and names stand in double quotation marks', way: 'put it in "…"' },
  OF007: { sentence: 'a bracket is not closed', way: 'write the bracket that closes it' },
  OF008: { sentence: 'this cannot stand here', way: 'delete it, or write what is missing before it' },
  OF009: { sentence: 'a colon is missing', way: 'write a colon between the name and its value' },
  OF010: {
    sentence: 'the file is not text in UTF-8: byte {offset} cannot be read',
    help: '{advice}',
    way: 'save the file as UTF-8: in Notepad by Save as → Encoding, in VS Code by a click on the encoding at the bottom',
  },
  OF011: {
    sentence: 'the file has {size}, and more than {limit} is not read',
    help: 'if that is meant, raise the limit with --max-size',
  },
  OF012: {
    sentence: 'brackets are nested {depth} deep, and more than {limit} is not read',
    help: 'no site nests so deep: a bracket before this may not be closed',
  },
  OF013: {
    sentence: 'this text has a character that cannot be shown: {character}',
    help: 'delete it; it often comes along when a text is pasted',
  },
  OF014: { sentence: 'the file is empty', help: 'a site begins with { "version": 2, … }' },
  OF015: {
    sentence: 'this number or text is written in a way that cannot be read',
    way: 'write numbers like 12, -3 or 4.8, true and false in small letters, and \\ for a backslash in a text',
  },
  OF016: {
    sentence: 'this text turns the writing direction and does not turn it back',
    help: 'delete the invisible mark {character}, or close it with its counterpart',
    way: 'delete the invisible mark, or close it with its counterpart',
  },
  OF017: {
    sentence: 'the site has {count} blocks, and more than {limit} are not read',
    help: 'if that is meant, raise the limit with --max-blocks',
  },
  OF018: { sentence: 'the file cannot be read: {reason}', help: 'name a file that you may read with --site' },
  OF019: { sentence: 'there is a bracket too many', way: 'delete it' },
  OF020: {
    sentence: 'there are {count} settings here, and more than {limit} are not read',
    help: 'no part of a site has that many',
  },
  OF021: {
    sentence: 'up to here there are {limit} values, and more are not read in a file of this size',
    help: 'no site has so many in so little text: this may be another file',
  },
  OF022: {
    sentence: 'this is {what}, and not {wanted}',
    help: '{advice}',
    way: 'take the file of your site, or begin one with "onefolio new"; a part of it, write in JSON',
  },
  OF023: { sentence: 'the site stands inside of {around}', way: 'delete what stands before it and behind it' },
  OF024: {
    sentence: 'a second group in { } begins here, and a site is one',
    way: 'put what is in it into the first one, before its last }',
  },

  OF101: {
    sentence: 'there is no block called {found}',
    help: 'blocks you can use: {known}',
    way: 'write one of the blocks that are listed',
  },
  OF102: { sentence: '{thing} has no "{key}"', help: 'add, for example:  {example}', way: 'add it' },
  OF103: {
    sentence: '{setting} must be {expected}, not {found}',
    help: '{advice}',
    way: 'write what is expected; around a number and around true or false there are no quotation marks',
  },
  OF104: {
    sentence: '{thing} has no setting called "{key}"',
    help: '{thing} takes: {known}',
    way: 'write the name that is meant, or keep it under "notes", where nothing is shown',
  },
  OF105: {
    sentence: '{setting} is {found}, but it goes {range}',
    help: 'write a number {range}',
    way: 'write a number in that range',
  },
  OF106: {
    sentence: '{setting} cannot be {found}',
    help: 'it can be: {known}',
    way: 'write one of those that are listed',
  },
  OF107: { sentence: '{setting} is {length}, but it {bound}', help: '{advice}', way: 'write a text of that length' },
  OF108: { sentence: '{setting} has {count}, but it {bound}', help: '{advice}', way: 'add entries, or leave some out' },
  OF109: { sentence: '{setting} cannot be {found}', help: '{advice}', way: 'write it as the line below says' },
  OF110: { sentence: 'this address is not allowed: {found}', help: '{advice}', way: 'write it as the line below says' },
  OF111: { sentence: '{setting} has {found} twice', way: 'delete one of the two' },

  OF201: {
    sentence: 'this link leads nowhere: "{found}"',
    help: 'pages: {known}',
    way: 'mend the address, or add the page',
  },
  OF202: { sentence: 'two pages share the path "{found}"', way: 'give one of the two pages another path' },
  OF203: { sentence: 'two parts of this page share the id "{found}"', way: 'give one of the two another id' },
  OF204: {
    sentence: 'there is no place called "#{found}" on "{page}"',
    help: 'places there: {known}',
    way: 'mend the address, or give a block on that page this id',
  },
  OF205: {
    sentence: 'there is no "{found}" to put here',
    help: 'you can use: {known}; write {{ for a brace that stays',
    way: 'write one of those that are listed; write {{ for a brace that stays',
  },
  OF206: {
    sentence: 'the id "{found}" already means something to browsers',
    help: 'choose another, for example "my-{found}"',
    way: 'choose another',
  },
  OF207: { sentence: 'the path "{found}" is taken by a file of the site itself', help: 'give this page another path' },
  OF208: {
    sentence: 'there is no role called "{found}" in this block',
    help: 'roles of this block: {known}',
    way: 'mend the role, or add it to "roles"',
  },
  OF209: {
    sentence: 'this form has nowhere to send to',
    help: 'add "email" to "owner", or "send": { "endpoint": "https://…" } to the form',
  },
  OF210: {
    warning: true,
    sentence: '"#" is a placeholder: this is drawn without a link',
    help: 'put the address here once there is one',
  },
  OF211: {
    warning: true,
    sentence: 'the category "{found}" is not listed, so the badge says "{label}"',
    help: 'categories of this block: {known}',
    way: 'mend the category, or add it to "categories"',
  },
  OF212: {
    warning: true,
    sentence: 'nobody can link to this {thing}',
    help: 'give it an id, for example "{example}"',
    way: 'give it an id',
  },
  OF213: { sentence: 'no page has the path "/"', help: 'the home page is the one with "path": "/"' },
  OF214: {
    sentence: 'this period ends before it begins: {found}',
    help: 'write when it ended, or "present" while it lasts',
  },
  OF215: {
    sentence: 'two categories of this block share the id "{found}"',
    way: 'give one of the two categories another id',
  },
  OF216: {
    sentence: 'two fields of this form share the name "{found}"',
    way: 'give one of the two fields another name',
  },
  OF217: {
    sentence: 'the shortest answer ({least}) is longer than the longest ({most})',
    help: 'make "minLength" smaller or "maxLength" greater',
  },
  OF218: { sentence: 'messages would travel unprotected: "{found}"', help: 'use an address that starts with https://' },
  OF219: {
    warning: true,
    sentence: 'this form sends to this computer only: "{found}"',
    help: 'set the address of your form service before you publish',
  },
  OF220: {
    warning: true,
    sentence: 'the site has no address yet, so there is no sitemap and no canonical address',
    help: 'add "url": "https://…" at the top of the file once you know it, or build with --url',
  },
  OF221: {
    sentence: 'the name "{found}" already means something in a form',
    help: 'for example "{example}"',
    way: 'choose another',
  },
  OF222: {
    sentence: 'there can be no such address: "{found}"',
    help: '{advice}',
    way: 'write it as the line below says',
  },
  OF223: {
    warning: true,
    sentence: 'this form still sends to the inbox for trying it: "{found}"',
    help: 'set the address of your form service before you publish: what is published has no inbox',
  },
  OF224: {
    sentence: 'there is nothing at "{found}" that takes messages',
    help: 'the inbox for trying a form is at "/_onefolio/inbox"',
  },
  OF225: {
    warning: true,
    sentence: 'this form sends to a page of the site, which takes no messages: "{found}"',
    help: 'set the address of your form service; for Netlify Forms add the fixed field "form-name"',
  },
  OF226: {
    sentence: 'this says twice when it was, in "period" and in "date"',
    help: 'keep "period" for what lasted, "date" for what happened once',
  },
  OF227: {
    sentence: 'there is no such day: {found}',
    help: 'write a day of that month, or only the month: "{better}"',
    way: 'write a day of that month, or only the month',
  },
  OF228: { sentence: 'this expired before it was given: {found}', help: 'mend one of the two dates' },
  OF229: {
    sentence: 'no entry and no card has the id "{found}"',
    help: 'ids that can be named here: {known}',
    way: 'mend the name, or give an entry or a card this id',
  },
  OF230: {
    sentence: 'the page of the CV is written at "{found}"',
    help: 'give this page another path, or leave that page out with "outputs": { "cv": false }',
  },
  OF231: {
    sentence: '"{found}" in {folder} is where "outputs" has a file of that name written',
    help: 'delete the file, or {advice}',
    way: 'delete the file, or the setting that has it written',
  },
  OF232: {
    warning: true,
    sentence: 'the page of the CV is public too, so everybody can read your {thing} there',
    help: 'leave it out of the file if nobody should know it',
  },
  OF233: {
    sentence: '"{found}" is kept for the CV, and this text is shown on a page of the site',
    help: 'take it out of this text, or add "web" to "for" of the owner',
  },
  OF234: {
    sentence: '{where} has more signs of Markdown than {most} may have',
    help: 'write fewer links and marks in it',
  },
  OF235: {
    sentence: 'a picture cannot stand inside of a text',
    help: 'delete the exclamation mark for a link, or use a block that shows pictures',
  },
  OF236: { sentence: 'a link has an address and no title', help: 'leave only the address between ( and )' },
  OF237: {
    sentence: 'this text is a name that may be a link itself, so no link can stand in it',
    help: 'leave only the words, and put the link into a text beside it',
  },
  OF238: { sentence: 'this link has no words', help: 'write between [ and ] what it leads to' },
  OF239: {
    warning: true,
    sentence: 'this text is shown as it is written, signs included',
    help: 'links, **strong** words, _emphasis_ and `code` are for texts that visitors read on the page',
  },
  OF240: {
    sentence: 'this leads to two places at once, by "page" and by "href"',
    help: 'keep "page", and write the other address on that page',
  },
  OF241: {
    sentence: 'this page was changed before it was written: {found}',
    help: 'mend one of the two dates',
  },
  OF242: {
    warning: true,
    sentence: 'a hero of kind "{kind}" does not show "{name}"',
    help: 'leave it out, or write another "kind"',
  },
  OF243: {
    sentence: 'the list of pages on "{list}" goes on at "{found}"',
    help: 'give this page another path, or that list a "limit"',
  },
  OF244: {
    sentence: 'this page has two lists of pages that would go on at the same addresses',
    help: 'give this one a "limit", or move it to another page',
  },
  OF245: {
    warning: true,
    sentence: 'no page has the tag "{found}"',
    help: 'tags of pages: {known}',
    way: 'mend the tag, or give it to a page',
  },
  OF246: {
    warning: true,
    sentence: 'no feed is written, because its readers need the address of the site',
    help: 'add "url": "https://example.com/" at the top, or build with --url',
  },
  OF247: {
    warning: true,
    sentence: '{examples} still to be replaced by words of your own',
    help: 'write your own here{places}, or delete what you do not need',
    way: 'write your own words in their place, or delete what you do not need',
  },
  OF248: {
    sentence: '{setting} is still the example {found}, and the site is built to be published',
    help: 'write your own, or build with --allow-placeholders',
  },
  OF249: {
    warning: true,
    sentence: 'the level {found} is of 100: that is next to nothing',
    help: 'write {meant}, if {whole} was meant for all of it',
    way: 'write levels from 0 to 100',
  },
  OF250: {
    sentence: 'this is not the address of a video: "{found}"',
    help: 'open the video at YouTube, Vimeo or a host of PeerTube and copy the address of its page; anything else is a link',
  },
  OF251: {
    sentence: 'this item is a picture and a video at once',
    help: 'make two items of it, or keep one of the two',
  },
  OF252: {
    warning: true,
    sentence: 'the CV has room for {most} entries: what stands on this page and after it is left out',
    help: 'put the pages that belong on it first, or leave it out with "outputs": { "cv": false }',
  },
  OF253: {
    warning: true,
    sentence: '"{found}" is {what}, and no words for somebody who cannot see the picture',
    help: '{advice}',
    way: 'say in one sentence what it shows; where it only decorates, "decorative": true can stand in place of "alt"',
  },
  OF260: {
    sentence: '"{found}" is not a language of this site',
    help: 'the languages of this site: {known}; another one is added to "languages"',
    way: 'write the tag of a language of this site, or add this one to "languages"',
  },
  OF261: {
    sentence: 'this text is not there in "{base}", the first language of the site',
    help: 'write it in that language too: it stands in for those that are missing',
  },
  OF262: {
    sentence: 'both "language" and "languages" say which languages there are',
    help: 'keep "languages": its first is that of "/"',
  },
  OF263: {
    sentence: '"{found}" is not the usual tag of that language',
    help: 'tags are those of BCP 47: "en", "en-GB", "zh-Hant"',
  },
  OF264: {
    sentence: 'no language has the tag "{found}"',
    help: 'a tag is like "en", "fr" or "ar-TN"; a subtag says the country, not the dialect',
  },
  OF265: {
    sentence: 'the page "{found}" would lie among those in the language "{tag}"',
    help: 'give this page another path',
  },
  OF266: {
    sentence: 'the file "{found}" in {folder} would lie among the pages in the language "{tag}"',
    help: 'put it into another folder',
  },
  OF267: {
    sentence: 'this text is not there in the language "{language}"',
    help: 'write it in that language too, or leave out --complete',
  },
  OF268: {
    warning: true,
    sentence: 'this text has other placeholders than in "{base}": {found}',
    help: 'write the same ones in every language',
  },
  OF301: {
    sentence: 'the picture "{found}" is not in {folder}',
    help: 'put it there, or mend its name here; capitals count',
  },
  OF302: {
    sentence: 'the file "{found}" is not in {folder}',
    help: 'put it there, or mend its name here; capitals count',
  },
  OF303: {
    sentence: 'the file "{found}" in {folder} would take the place of this page',
    help: 'give the file another name',
  },
  OF304: {
    sentence: 'the picture "{found}" cannot be shown: {reason}',
    help: 'save it again as JPEG, PNG, WebP, AVIF, GIF or SVG',
  },
  OF305: {
    sentence: 'the picture "{found}" has {size}, and more than {limit} is not read',
    help: 'save a smaller copy: 3000 pixels on the longer side are plenty',
  },
  OF306: {
    warning: true,
    sentence: 'the picture "{found}" is {format} inside, which its name does not say',
    help: 'call it "{better}", here and in {folder}',
    way: 'give it the ending of what it is',
  },
  OF307: {
    warning: true,
    sentence: 'the picture "{found}" says where it was taken, and whoever loads the file can read it',
    help: 'put a copy without its location into {folder}; those that Onefolio makes of it for your pages have none',
    way: 'put a copy without its location into public/; those that Onefolio makes of it for your pages have none',
  },
  OF308: {
    warning: true,
    sentence: 'the picture "{found}" has {size}, and drawings and animations are sent as they are',
    help: 'make it smaller than 1 MB, so that nobody on a phone has to wait for it',
  },
  OF309: {
    sentence: 'the file "{found}" in {folder} cannot be published: {reason}',
    help: 'call it "{better}", for example',
    way: 'give it another name or put it into another folder',
  },
  OF310: {
    warning: true,
    sentence: 'everybody could read "{found}" in {folder}, which looks like {kind}',
    help: 'move it out of {folder}: all that lies there is published as it is',
    way: 'move it out of public/: all that lies there is published as it is',
  },
  OF311: {
    sentence: 'the link "{found}" in {folder} leads out of it, to what may not be meant for visitors',
    help: 'put a copy in its place, or add --follow-links if that is meant',
  },
  OF312: {
    warning: true,
    sentence: 'the name of "{found}" in {folder} is no text in UTF-8, so no address leads to it and it is left out',
    help: 'give it another name',
  },
  OF313: {
    sentence: 'the icon "{found}" cannot be shown: {reason}',
    help: 'save it as SVG again, with something drawn in it in one colour',
  },
  OF314: {
    sentence: 'the icon "{found}" has {size}, and more than {limit} is not read',
    help: 'an icon is a few shapes: draw it more simply, or let your drawing program save it as an optimised SVG',
  },
  OF315: {
    sentence: 'the icon "{found}" has {what} in it',
    help: 'an icon is made of shapes alone, in the colour of the words beside it: turn all of it into paths of one colour, and save it as plain SVG',
  },
  OF320: {
    sentence: 'there is no file "{found}" beside the site file',
    help: 'put it there, or mend its name here; capitals count',
  },
  OF321: {
    sentence: 'the text "{found}" lies outside of the folder of the site',
    help: 'put it beside the site file or into a folder there, and no link in its place',
  },
  OF322: {
    sentence: 'a text cannot lie in {folder}',
    help: '{advice}',
    way: 'put it beside the site file, or into a folder of its own there',
  },
  OF323: {
    sentence: 'with "{found}" the texts have {size}, and more than {limit} is not read',
    help: 'if that is meant, raise the limit with --max-size',
  },
  OF324: { sentence: 'the text "{found}" cannot be read: {reason}', help: 'let it be a file that you may read' },
  OF325: {
    sentence: 'there is no folder "{found}" beside the site file',
    help: 'make it, or mend its name here; capitals count',
  },
  OF326: {
    sentence: 'the folder "{found}" lies outside of the folder of the site',
    help: 'put it beside the site file, and no link in its place',
  },
  OF327: {
    warning: true,
    sentence: 'no file in the folder "{found}" ends with .md, so it gives no page',
    help: 'put a text into it: a file such as my-first-post.md',
  },
  OF328: { sentence: 'the folder "{found}" cannot be read: {reason}', help: 'let it be a folder that you may read' },
  OF329: {
    sentence: '"{found}" cannot be a part of an address',
    help: '{advice}',
    way: 'use small letters, digits and hyphens in the name, or say "path"',
  },
  OF330: {
    warning: true,
    sentence: 'the file "{found}" in the folder "{folder}" gives no page',
    help: 'call it "{better}"',
    way: 'let its name end with .md',
  },
  OF331: {
    sentence: 'a translation says {key} otherwise than "{file}"',
    help: 'a translation has texts of its own: title, description, summary, image and as many tags; all else is said once, in "{file}"',
    way: 'say it in the file of the first language only',
  },
  OF340: {
    warning: true,
    sentence: 'the picture "{found}" has {size}, and is published so too, as all in {folder} is',
    help: 'put a smaller one in its place: 3000 pixels on the longer side are plenty',
  },

  OF401: {
    sentence: 'this is HTML, which is not taken: {found}',
    help: '{advice}; a < that stays is written \\<',
    way: 'say it in Markdown or leave it out; a < that stays is written \\<',
  },
  OF402: {
    sentence: 'a text has no settings before it',
    help: '{advice}',
    way: 'delete them, and write what they say of the page into its settings in the site file',
  },
  OF403: {
    sentence: 'these lines are indented by four blanks or more, which means code',
    help: 'write ``` in a line before and after code; other lines need no blanks before them',
  },
  OF404: {
    sentence: 'an address alone is not taken between < and >',
    help: 'write the words of the link too: [words](address)',
    way: 'write the words of the link in square brackets, and right behind them the address in round ones',
  },
  OF405: {
    sentence: 'this is Markdown of another program: {found}',
    help: 'leave it out; a backslash before its first sign shows it as it is',
  },
  OF406: {
    sentence: 'lists and quotes are nested {depth} deep here, and more than {limit} is not read',
    help: 'no reader follows so deep: begin a list of its own',
  },
  OF407: {
    sentence: 'more than {limit} lines of this text go on in a list or a quote without its sign',
    help: 'write an empty line after each list and each quote',
  },
  OF408: {
    sentence: 'a picture stands in a paragraph of its own',
    help: 'write an empty line before it and after it',
  },
  OF409: {
    sentence: 'this picture has no words for those who do not see it',
    help: 'write what it shows between [ and ]',
  },
  OF410: {
    sentence: 'a picture comes from public/, and this does not: "{found}"',
    help: '{advice}',
    way: 'put the picture there, and name it from its root: /me.jpg',
  },
  OF411: {
    sentence: 'a picture that is a link leads to a video, and this does not: "{found}"',
    help: 'take an address of YouTube, Vimeo or PeerTube; for any other write the link under the picture',
  },
  OF412: {
    sentence: 'there is no footnote called "{found}"',
    help: 'write it in a line of its own: [^{found}]: words',
    way: 'write it in a line of its own: [^1]: words',
  },
  OF413: {
    warning: true,
    sentence: 'nothing refers to this footnote, so it is left out',
    help: 'write its name in square brackets where it belongs, or delete it',
  },
  OF414: {
    sentence: 'this means nothing behind a fence: {found}',
    help: 'after the language can stand {2,4-6}, lines of the {count} that there are, and title="file.ts"',
    way: 'after the language can stand {2,4-6} for lines that there are, and title="file.ts"',
  },
  OF415: {
    sentence: 'nothing ends this code',
    help: 'write {fence} in a line after it',
    way: 'write ``` in a line after it',
  },
  OF416: { sentence: 'this heading has no words', help: 'write some, or delete the #' },
  OF417: { sentence: 'this text is empty', help: 'write something, or leave the block out' },
  OF418: {
    sentence: 'there are more than {limit} {things} in this text, and more are not read',
    help: 'make several texts of it',
  },
  OF419: {
    sentence: 'this says twice what the text is, in "body" and in "file"',
    help: 'keep "body" for a text in this file, "file" for one beside it',
  },
  OF420: {
    sentence: 'this table has {count} columns, and more than {limit} are not read',
    help: 'make several tables of it',
  },
  OF421: {
    warning: true,
    sentence: 'no language of code is called "{found}", so this is shown in one colour{hint}',
    help: 'write its usual name, such as js, python or bash',
  },
  OF422: {
    sentence: 'this text does not begin with settings that can be read',
    help: '{advice}',
    way: 'begin it with ---, then a line such as "title: My post", then --- again: each in a line of its own',
  },
  OF423: {
    sentence: 'these settings cannot be read: {reason}',
    help: '{advice}',
    way: 'write a line for each, such as title: "My post"; what has a colon in it stands in quotation marks',
  },
  OF424: {
    sentence: 'settings have no {what}',
    help: 'write out what it stands for; a text that begins like one stands in quotation marks',
  },
  OF425: {
    sentence: 'there are more settings here than are read',
    help: 'write fewer: {limit} lines and commas are plenty',
    way: 'write fewer',
  },
  OF426: {
    warning: true,
    sentence: 'this looks like {what}, and is shown as it is written',
    help: '{advice}; a backslash before it lets it stay',
    way: 'write it as the guide says, or a backslash before it',
  },
  OF427: {
    warning: true,
    sentence: 'this is left out: {reason}',
    help: '{advice}',
    way: 'delete it, or give it a place of its own',
  },
  OF440: {
    warning: true,
    sentence: 'this is shown as it is written: {found}',
    help: '{advice}',
    way: 'write the words alone, and a sign itself in place of its name',
  },
  OF441: {
    warning: true,
    sentence: '"{found}" is not the way to have something filled in here',
    help: 'you can use: {known}, each in one pair of braces',
    way: 'write what is filled in between one { and one }',
  },

  OF901: {
    sentence: 'this file is version {found}, and this Onefolio reads version {known}',
    help: 'a newer file needs a newer Onefolio: run it as "npx onefolio@latest"',
  },
  OF902: {
    sentence: 'this file is version {found}, which is older than the version {known} that this Onefolio reads',
    help: 'run "onefolio migrate": it brings the file up to date and shows what changes',
  },
  OF903: {
    warning: true,
    sentence: 'this file is version {found}, and is read as version {known}',
    help: 'run "onefolio migrate": it writes the file so, and shows what changes',
  },
} as const satisfies Record<string, { sentence: string; help?: string; way?: string; warning?: true }>;

export type Code = keyof typeof codes;
