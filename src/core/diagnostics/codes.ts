/**
 * All diagnostics with their messages. The stage that finds a problem fills the {placeholders}. A code never changes
 * its meaning. `help` follows the message of every diagnostic of its code. `fix` is a general fix for the docs, used
 * where each diagnostic has its own help. `warning` marks codes that never stop a build.
 */
export const codes = {
  OF000: {
    sentence: "Can't find {file}.",
    help: 'Run the command in the folder of your site, set the file with --site, or create a site with "onefolio new".',
  },
  OF001: { sentence: 'Unexpected comma.', fix: 'Remove the comma.' },
  OF002: { sentence: 'Missing comma.', fix: 'Add a comma between the two entries.' },
  OF003: { sentence: 'Duplicate setting "{key}" in {place}.', fix: 'Remove one of the two.' },
  OF004: {
    sentence: 'Unmatched quotation mark.',
    fix: 'Add the missing quotation mark. Inside a string, write \\" for a quotation mark.',
  },
  OF005: {
    sentence: "JSON doesn't support comments.",
    help: '{advice}',
    fix: 'Remove the comment or move it to "notes". To hide a page, a block or an entry, add "hidden": true to it instead.',
  },
  OF006: {
    sentence: 'Names and strings must be in double quotation marks.',
    fix: 'Put the name or string in double quotation marks.',
  },
  OF007: { sentence: 'Missing bracket.', fix: 'Add the missing bracket.' },
  OF008: { sentence: 'Invalid JSON.', fix: 'Remove the unexpected text, or add what is missing before it.' },
  OF009: { sentence: 'Missing colon.', fix: 'Add a colon between the name and its value.' },
  OF010: {
    sentence: "The file isn't valid UTF-8: byte {offset} can't be read.",
    help: '{advice}',
    fix: 'Save the file as UTF-8: in Notepad, choose Save as and set the encoding; in VS Code, click the encoding in the status bar.',
  },
  OF011: {
    sentence: 'The file is {size}; the limit is {limit}.',
    help: 'If you need a file of this size, raise the limit with --max-size.',
  },
  OF012: {
    sentence: 'Brackets are nested {depth} levels deep; the limit is {limit}.',
    help: 'Check for an earlier bracket that is never closed.',
  },
  OF013: {
    sentence: 'Unprintable character {character}.',
    help: 'Remove the character. Pasted text often contains such characters.',
  },
  OF014: { sentence: 'The file is empty.', help: 'Start the file with { "version": 2, … }.' },
  OF015: {
    sentence: 'Invalid JSON value.',
    fix: 'Write numbers like 12, -3 or 4.8. Write true and false in lowercase. Inside a string, write \\\\ for a backslash.',
  },
  OF016: {
    sentence: 'Unbalanced text direction character.',
    help: 'Remove the invisible character {character} or add its counterpart.',
    fix: 'Remove the invisible character or add its counterpart.',
  },
  OF017: {
    sentence: 'The site has {count} blocks; the limit is {limit}.',
    help: 'If you need that many, raise the limit with --max-blocks.',
  },
  OF018: {
    sentence: "Can't read the file: {reason}.",
    help: 'Use --site to choose a file that you have permission to read.',
  },
  OF019: { sentence: 'Unexpected closing bracket.', fix: 'Remove the bracket.' },
  OF020: {
    sentence: 'This object has {count} settings; the limit is {limit}.',
    help: 'Check that this is the right file. No part of a site needs that many settings.',
  },
  OF021: {
    sentence: 'The file has too many values for its size; the limit is {limit}.',
    help: 'Check that this is the right file. A site file of this size never has that many values.',
  },
  OF022: {
    sentence: 'This is {what}, not {wanted}.',
    help: '{advice}',
    fix: 'Use your site file, or create one with "onefolio new". The whole file must be JSON.',
  },
  OF023: {
    sentence: 'The site object is wrapped in {around}.',
    fix: 'Remove everything before and after the site object.',
  },
  OF024: {
    sentence: 'Unexpected second object: site.json must contain exactly one.',
    fix: 'Move its settings into the first object, before the last }.',
  },

  OF101: {
    sentence: 'Unknown block type {found}.',
    help: 'Available blocks: {known}',
    fix: 'Use one of the types that the message lists.',
  },
  OF102: { sentence: '{thing} is missing "{key}".', help: 'Add, for example:  {example}', fix: 'Add the setting.' },
  OF103: {
    sentence: '{setting} must be {expected}, not {found}.',
    help: '{advice}',
    fix: 'Use a value of the expected type. Numbers, true and false have no quotation marks.',
  },
  OF104: {
    sentence: 'Unknown {thing} setting "{key}".',
    help: '{thing} settings: {known}',
    fix: 'Correct the name, or move the setting to "notes", which never appears on the site.',
  },
  OF105: {
    sentence: '{setting} is {found}; it must be {range}.',
    help: 'Use a number {range}.',
    fix: 'Use a number in that range.',
  },
  OF106: {
    sentence: "{setting} can't be {found}.",
    help: 'Allowed {values}: {known}',
    fix: 'Use one of the values that the message lists.',
  },
  OF107: { sentence: '{setting} is {length}; the {bound}.', help: '{advice}', fix: 'Use text of an allowed length.' },
  OF108: { sentence: '{setting} has {count}; the {bound}.', help: '{advice}', fix: 'Add or remove entries.' },
  OF109: {
    sentence: 'Invalid value for {setting}: {found}.',
    help: '{advice}',
    fix: 'Use the format that the message describes.',
  },
  OF110: {
    sentence: 'URL not allowed: {found}.',
    help: '{advice}',
    fix: 'Use the format that the message describes.',
  },
  OF111: { sentence: 'Duplicate entry {found} in {setting}.', fix: 'Remove one of the two.' },

  OF201: {
    sentence: 'Broken link: "{found}".',
    help: 'Pages: {known}',
    fix: 'Correct the link, or add the page.',
  },
  OF202: { sentence: 'Two pages have the path "{found}".', fix: 'Give one of the pages a different path.' },
  OF203: { sentence: 'Two {things} on this page have the id "{found}".', fix: 'Give one of them a different id.' },
  OF204: {
    sentence: 'No anchor "#{found}" on "{page}".',
    help: 'Anchors on "{page}": {known}',
    fix: 'Correct the anchor, or give a block on that page this id.',
  },
  OF205: {
    sentence: 'Unknown placeholder "{found}".',
    help: 'Available placeholders: {known}. Write {{ for a literal brace.',
    fix: 'Use one of the available placeholders. Write {{ for a literal brace.',
  },
  OF206: {
    sentence: 'The id "{found}" conflicts with a name that browsers reserve.',
    help: 'Choose another id, for example "my-{found}".',
    fix: 'Choose another id.',
  },
  OF207: {
    sentence: 'The path "{found}" is reserved for a file that Onefolio generates.',
    help: 'Give this page a different path.',
  },
  OF208: {
    sentence: 'Unknown role "{found}" in this block.',
    help: 'Roles in this block: {known}',
    fix: 'Correct the role, or add it to "roles".',
  },
  OF209: {
    sentence: 'This form has nowhere to send messages.',
    help: 'Add "email" to "owner", or add "send": { "endpoint": "https://…" } to the form.',
  },
  OF210: {
    warning: true,
    sentence: '"#" is a placeholder, so the text is shown without a link.',
    help: 'Replace "#" with the URL when you have one.',
  },
  OF211: {
    warning: true,
    sentence: 'The category "{found}" isn\'t listed, so the badge shows the label "project".',
    help: 'Categories in this block: {known}',
    fix: 'Correct the category, or add it to "categories".',
  },
  OF212: {
    warning: true,
    sentence: 'This {thing} block has no id, so nothing can link to it.',
    help: 'Give it an id, for example "{example}".',
    fix: 'Give it an id.',
  },
  OF213: { sentence: 'The site has no home page.', help: 'The home page is the page with "path": "/".' },
  OF214: {
    sentence: 'This period ends before it starts: {found}.',
    help: 'Enter the end date, or "present" if the period is ongoing.',
  },
  OF215: {
    sentence: 'Two categories in this block have the id "{found}".',
    fix: 'Give one of the categories a different id.',
  },
  OF216: {
    sentence: 'Two fields in this form have the name "{found}".',
    fix: 'Give one of the fields a different name.',
  },
  OF217: {
    sentence: '"minLength" is {least}, but "maxLength" is only {most}.',
    help: 'Decrease "minLength" or increase "maxLength".',
  },
  OF218: {
    sentence: 'This form sends messages without encryption: "{found}".',
    help: 'Use a URL that starts with "https://".',
  },
  OF219: {
    warning: true,
    sentence: 'This form sends messages only to this computer: "{found}".',
    help: 'Set the URL of your form service before you publish.',
  },
  OF220: {
    warning: true,
    sentence: 'The site has no URL yet, so the build has no sitemap or canonical URLs.',
    help: 'Add "url": "https://…" at the top of the file once you know the URL, or build with --url.',
  },
  OF221: {
    sentence: 'The field name "{found}" is reserved in forms.',
    help: 'Choose another name, for example "{example}".',
    fix: 'Choose another name.',
  },
  OF222: {
    sentence: 'Invalid URL: "{found}".',
    help: '{advice}',
    fix: 'Correct the URL as the message describes.',
  },
  OF223: {
    warning: true,
    sentence: 'This form still sends messages to the test inbox: "{found}".',
    help: "Set the URL of your form service before you publish. The test inbox doesn't exist on a published site.",
  },
  OF224: {
    sentence: 'The path "{found}" can\'t receive messages.',
    help: 'The test inbox is at "/_onefolio/inbox".',
  },
  OF225: {
    warning: true,
    sentence: 'This form sends messages to a page, which can\'t receive them: "{found}".',
    help: 'Set the URL of your form service. For Netlify Forms, add the fixed field "form-name".',
  },
  OF226: {
    sentence: 'Use either "period" or "date", not both.',
    help: 'Keep "period" for something that lasted, or "date" for a single event.',
  },
  OF227: {
    sentence: "The date {found} doesn't exist.",
    help: 'Use a day in that month, or only the month: "{better}".',
    fix: 'Use a day in that month, or only the month.',
  },
  OF228: {
    sentence: '"expires" ({expires}) is earlier than "date" ({date}).',
    help: 'Correct one of the two dates.',
  },
  OF229: {
    sentence: 'No entry or card has the id "{found}".',
    help: 'Available ids: {known}',
    fix: 'Correct the id, or give an entry or a card this id.',
  },
  OF230: {
    sentence: 'The path "{found}" is reserved for the CV.',
    help: 'Give this page a different path, or {advice}.',
    fix: 'Give this page a different path, or turn off the CV with "outputs": { "cv": false }.',
  },
  OF231: {
    sentence: '"{found}" in {folder} conflicts with a file that "outputs" generates.',
    help: 'Delete the file, or {advice}.',
    fix: 'Delete the file, or turn off the setting that generates the other one.',
  },
  OF232: {
    warning: true,
    sentence: 'The CV is public too, so anyone can read your {thing} there.',
    help: 'To keep it private, remove it from the site file.',
  },
  OF233: {
    sentence: '"{found}" is limited to the CV, but this text appears on a page.',
    help: 'Remove the placeholder from this text, or add "web" to "for" in "owner".',
  },
  OF234: {
    sentence: '{where} has too many formatting characters.',
    help: 'Use fewer links and less formatting{limit}.',
    fix: 'Use fewer links and less formatting.',
  },
  OF235: {
    sentence: "Images aren't supported inside this text.",
    help: 'Remove the exclamation mark to make it a link, or use a block that shows images.',
  },
  OF236: { sentence: "Link titles aren't supported.", help: 'Keep only the URL between ( and ).' },
  OF237: {
    sentence: "Links aren't supported in this text, because it can be a link itself.",
    help: 'Keep only the link text, and put the link elsewhere, such as in the description.',
  },
  OF238: { sentence: 'This link has no text.', help: 'Write the link text between [ and ].' },
  OF239: {
    warning: true,
    sentence: "Formatting isn't supported here, so these characters appear literally.",
    help: 'Use links, **bold**, _italics_ and `code` only in text that visitors read on the page.',
  },
  OF240: {
    sentence: 'Use either "page" or "href", not both.',
    help: 'Keep "page", and put the other link on that page.',
  },
  OF241: {
    sentence: '"updated" ({updated}) is earlier than "date" ({date}).',
    help: 'Correct one of the two dates.',
  },
  OF242: {
    warning: true,
    sentence: 'A hero of kind "{kind}" doesn\'t show "{name}".',
    help: 'Remove "{name}", or change "kind".',
    fix: 'Remove the setting, or change "kind".',
  },
  OF243: {
    sentence: 'The path "{found}" is reserved for the page list on "{list}".',
    help: 'Give this page a different path, or add a "limit" to that page list.',
  },
  OF244: {
    sentence: 'Only one page list on each page can omit "limit".',
    help: 'Add a "limit" to this page list, or move it to another page.',
  },
  OF245: {
    warning: true,
    sentence: 'No page has the tag "{found}".',
    help: 'Available tags: {known}',
    fix: 'Correct the tag, or add it to a page.',
  },
  OF246: {
    warning: true,
    sentence: "The build has no feed, because feeds need the site's URL.",
    help: 'Add "url": "https://example.com/" at the top of the file, or build with --url. Until then, links to the feed are broken.',
  },
  OF247: {
    warning: true,
    sentence: '{examples} your own text.',
    help: "Write your own text here{places}, or remove what you don't need.",
    fix: "Replace it with your own text, or remove what you don't need.",
  },
  OF248: {
    sentence: '{setting} is still the example {found}.',
    help: 'Replace it before you publish, or build with --allow-placeholders.',
  },
  OF249: {
    warning: true,
    sentence: 'The level {found} is very low on a scale from 0 to 100.',
    help: 'Write {meant} if your scale is from 0 to {whole}.',
    fix: 'Write levels from 0 to 100.',
  },
  OF250: {
    sentence: 'Unsupported video URL: "{found}".',
    help: "Copy the URL of the video's page on YouTube, Vimeo or a PeerTube server. For any other video, use a link.",
  },
  OF251: {
    sentence: 'Use either "picture" or "video", not both.',
    help: 'Split this item into two, or keep only one of the settings.',
  },
  OF252: {
    warning: true,
    sentence: 'The CV is limited to {most} entries, so it omits this page and the pages after it.',
    help: 'Put the most important pages first, or turn off the CV with "outputs": { "cv": false }.',
  },
  OF253: {
    warning: true,
    sentence: '"{found}" is {what}, not a description of the image.',
    help: '{advice}',
    fix: 'Describe the image in one sentence. For a decorative image, use "decorative": true instead of "alt".',
  },
  OF254: {
    warning: true,
    sentence: '"{found}" appears as written: it isn\'t a placeholder.',
    help: 'Available placeholders: {known}. Write {{ for a literal brace.',
    fix: 'Use one of the available placeholders, or write {{ to show a literal brace without this warning.',
  },
  OF255: {
    sentence: 'Unknown time zone "{found}".',
    help: 'Use the name of a time zone, such as "Africa/Tunis" or "Europe/Berlin".',
  },
  OF256: {
    warning: true,
    sentence: 'This post waits until {start}, because the site has no time zone.',
    help: 'Add "timeZone" with the name of your time zone, for example "timeZone": "Africa/Tunis".',
  },
  OF257: {
    warning: true,
    sentence: 'This is shown as ongoing, but starts in the future: {found}.',
    help: '{advice}',
    fix: 'Correct the date, or add an end date.',
  },
  OF258: {
    warning: true,
    sentence: "Your street address isn't published, because nothing says where.",
    help: 'To show it on the CV, which anyone can read, add "for": { "address": ["cv"] } to "owner". For /resume.json, add "web". Otherwise, remove it.',
  },
  OF260: {
    sentence: '"{found}" isn\'t a language of this site.',
    help: 'Languages of this site: {known}. To add a language, list it in "languages".',
    fix: 'Use the tag of one of the site\'s languages, or add this one to "languages".',
  },
  OF261: {
    sentence: 'This text is missing in "{base}", the site\'s first language.',
    help: 'Add the text in that language, which is the fallback for missing translations.',
  },
  OF262: {
    sentence: 'Use either "language" or "languages", not both.',
    help: 'Keep "languages". Its first entry is the language of "/".',
  },
  OF263: {
    sentence: '"{found}" isn\'t the standard tag for this language.',
    help: 'Use a BCP 47 tag such as "en", "en-GB" or "zh-Hant".',
  },
  OF264: {
    sentence: 'Unknown language tag "{found}".',
    help: 'Use a tag such as "en", "fr" or "ar-TN". The second part is a country, not a dialect.',
  },
  OF265: {
    sentence: 'The path "{found}" is reserved for pages in the language "{tag}".',
    help: 'Give this page a different path.',
  },
  OF266: {
    sentence: 'The file "{found}" in {folder} conflicts with pages in the language "{tag}".',
    help: 'Move the file to another folder.',
  },
  OF267: {
    sentence: 'This text has no translation in the language "{language}".',
    help: 'Add the translation, or run the command without --complete.',
  },
  OF268: {
    warning: true,
    sentence: 'The placeholders in this text differ from those in "{base}": {found}.',
    help: 'Use the same placeholders in every language.',
  },
  OF269: {
    warning: true,
    sentence: 'Some settings in "{found}" have no effect: {names}.',
    help: 'They belong to another site generator. Keep or remove them: Onefolio ignores them.',
  },
  OF270: {
    warning: true,
    sentence: '"updated" is in the future: {found}.',
    help: 'Use the date of the last change, or remove "updated".',
  },
  OF271: {
    sentence: '"{found}" isn\'t a CSS color.',
    help: 'Write a color such as "#4a7c59", "rgb(74 124 89)", "oklch(0.54 0.08 155)" or "teal".',
  },
  OF272: {
    sentence: 'Use either "color" or "accent", not both.',
    help: 'Keep "color" for an exact color, or "accent" for a hue only.',
    fix: 'Remove one of the two.',
  },
  OF273: {
    sentence: 'Unknown font "{found}".',
    help: 'Available fonts: {known}. Or put a WOFF2 file in public/ and write its path.',
    fix: 'Write the name of an available font, or the path of a WOFF2 file in public/.',
  },
  OF274: {
    sentence: 'The font "{found}" isn\'t installed.',
    help: 'Run "{command}" in the folder of your site.',
    fix: 'Install the package of the font in the folder of your site.',
  },
  OF275: {
    sentence: '"{found}" isn\'t a valid WOFF2 font.',
    help: 'Convert the font to WOFF2, or download it again in this format.',
  },
  OF276: {
    warning: true,
    sentence: 'The font "{found}" is {size}, which delays text on phones.',
    help: 'Use a font file of up to 60 kB, for example one with fewer characters.',
  },
  OF277: {
    warning: true,
    sentence: 'Onefolio has no interface labels in {name}, so {count} of them appear in English.',
    help: 'Run "onefolio translate {tag} --export" to translate them, or set them in "labels".',
    fix: 'Translate the labels, or set them in "labels".',
  },
  OF278: {
    sentence: 'Broken link: Onefolio generates "{found}" only if {condition}.',
    help: '{advice}, or add your own file to {folder}.',
    fix: 'Turn the file on in "outputs", or add your own file to public/.',
  },
  OF279: {
    warning: true,
    sentence: "No installed font has {characters}, so {paths} can't be published.",
    help: '{advice}.',
    fix: 'Run the printed command, which installs a font with these characters, or remove them from the text.',
  },
  OF280: {
    warning: true,
    sentence: 'No installed font has {characters}, so this text is missing in {paths}.',
    help: 'Remove it from the text, or ignore this warning.',
  },
  OF281: {
    sentence: 'Neither a block nor a section of the CV has the name "{found}".',
    help: 'Use the "id" of a block or the name of a section: {known}',
    fix: 'Use the "id" of a block or the name of a section of the CV.',
  },
  OF282: {
    warning: true,
    sentence: 'No {list} contains the word "{found}".',
    help: 'Words there: {known}',
    fix: 'Use the same word in "in" and in "only" of a variant of the CV.',
  },
  OF283: {
    sentence: 'The name "{found}" can\'t be part of the path of a CV.',
    help: 'Use lowercase letters, digits and single hyphens, such as "backend" or "team-lead".',
  },
  OF285: {
    warning: true,
    sentence: "The CV is turned off, so its variants aren't generated.",
    help: 'Set "cv" to true, or remove "variants".',
  },
  OF286: {
    sentence: 'The color must be opaque, and "{found}" isn\'t.',
    help: 'Write the color without its transparency.',
  },
  OF287: {
    sentence: 'The lightness in "{found}" is more than 1, so the color is white.',
    help: 'Write the lightness as a percentage, or as a number from 0 to 1.',
  },
  OF301: {
    sentence: 'Image "{found}" not found in {folder}.',
    help: 'Add the file or correct the path. Names are case-sensitive.',
  },
  OF302: {
    sentence: 'File "{found}" not found in {folder}.',
    help: 'Add the file or correct the path. Names are case-sensitive.',
  },
  OF303: {
    sentence: 'The file "{found}" in {folder} conflicts with this page.',
    help: 'Rename the file.',
  },
  OF304: {
    sentence: 'Image "{found}" can\'t be displayed: {reason}.',
    help: 'Save the image again as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  OF305: {
    sentence: 'Image "{found}" is {size}; the limit is {limit}.',
    help: 'Save a smaller copy. 3000 pixels on the longer side is plenty.',
  },
  OF306: {
    warning: true,
    sentence: 'The extension of "{found}" doesn\'t match its format, which is {format}.',
    help: 'Rename the file to "{better}", both here and in {folder}.',
    fix: 'Give the file the extension of its format.',
  },
  OF307: {
    warning: true,
    sentence: 'Image "{found}" contains the location where it was taken, which visitors can read.',
    help: 'Put a copy without location data in {folder}. The resized copies on your pages contain no location data.',
    fix: 'Put a copy without location data in public/. The resized copies on your pages contain no location data.',
  },
  OF308: {
    warning: true,
    sentence: 'Image "{found}" is {size}, and SVG files and animations aren\'t resized.',
    help: 'Reduce the file to less than 1 MB, so that pages load quickly on phones.',
  },
  OF309: {
    sentence: 'The file "{found}" in {folder} can\'t be published: {reason}.',
    help: 'Move or rename the file, for example to "{better}".',
    fix: 'Move or rename the file.',
  },
  OF310: {
    warning: true,
    sentence: '"{found}" in {folder} looks like {kind}, and anyone could read it.',
    help: 'Move the file out of {folder}. Everything in that folder is published.',
    fix: 'Move the file out of public/. Everything in that folder is published.',
  },
  OF311: {
    sentence: 'The symbolic link "{found}" in {folder} points outside that folder.',
    help: 'Replace the link with a copy of its target, or add --follow-links if this is intended.',
  },
  OF312: {
    warning: true,
    sentence: 'The name of "{found}" in {folder} isn\'t valid UTF-8, so it isn\'t published.',
    help: 'Rename the file.',
  },
  OF313: {
    sentence: 'Icon "{found}" can\'t be displayed: {reason}.',
    help: 'Save the icon again as an SVG file with at least one shape in a single color.',
  },
  OF314: {
    sentence: 'Icon "{found}" is {size}; the limit is {limit}.',
    help: 'Simplify the drawing, or export it as an optimized SVG.',
  },
  OF315: {
    sentence: 'Icon "{found}" contains {what}.',
    help: 'Convert everything to paths in a single color, and save the icon as plain SVG. Icons take the color of the text next to them.',
  },
  OF320: {
    sentence: 'File "{found}" not found next to the site file.',
    help: 'Add the file or correct the path. Names are case-sensitive.',
  },
  OF321: {
    sentence: 'The file "{found}" is outside the site\'s folder.',
    help: 'Put the file next to the site file or in a subfolder, without a symbolic link.',
  },
  OF322: {
    sentence: "Text files aren't supported in {folder}.",
    help: '{advice}',
    fix: 'Put the file next to the site file, or in another folder there.',
  },
  OF323: {
    sentence: 'With "{found}", the text files total {size}; the limit is {limit}.',
    help: 'If this is intended, raise the limit with --max-size.',
  },
  OF324: {
    sentence: 'File "{found}" can\'t be read: {reason}.',
    help: 'Make sure that it is a file and that you have permission to read it.',
  },
  OF325: {
    sentence: 'Folder "{found}" not found next to the site file.',
    help: 'Create the folder or correct the path. Names are case-sensitive.',
  },
  OF326: {
    sentence: 'The folder "{found}" is outside the site\'s folder.',
    help: 'Put the folder next to the site file, without a symbolic link.',
  },
  OF327: {
    warning: true,
    sentence: 'The folder "{found}" has no .md files, so it adds no pages.',
    help: 'Add a text file, for example "my-first-post.md".',
  },
  OF328: {
    sentence: 'Folder "{found}" can\'t be read: {reason}.',
    help: 'Make sure that it is a folder and that you have permission to read it.',
  },
  OF329: {
    sentence: '"{found}" can\'t be part of a path.',
    help: '{advice}',
    fix: 'Use lowercase letters, digits and hyphens in the name, or set "path".',
  },
  OF330: {
    warning: true,
    sentence: 'The file "{found}" in the folder "{folder}" adds no page.',
    help: 'Rename the file to "{better}".',
    fix: 'Rename the file so that it ends in .md.',
  },
  OF331: {
    sentence: 'A translation can\'t change "{key}", which is set in "{file}".',
    help: 'Set "{key}" only in "{file}". A translation has its own title, description, summary, image and translated tags.',
    fix: 'Set the value only in the file for the first language.',
  },
  OF332: {
    warning: true,
    sentence: 'None of these authors has a name like yours, "{found}".',
    help: 'Write your name as in "owner" to highlight it. If you are no author of this publication, ignore this warning.',
    fix: 'Write your name as in "owner" to highlight it.',
  },
  OF340: {
    warning: true,
    sentence: 'Image "{found}" is {size}, and files in {folder} are published at full size.',
    help: 'Replace it with a smaller copy. 3000 pixels on the longer side is plenty.',
  },
  OF341: {
    sentence: '"{found}" can\'t be shown: its path leads to "{target}", which may contain {kind}.',
    help: "Put the text next to the site file or in a subfolder that isn't hidden, without a symbolic link.",
  },
  OF342: {
    sentence:
      'The page list on this page is too long for this path: it would continue at "{found}", which is reserved.',
    help: 'Move the page list to a page with another path, such as "/posts", or add a "limit" to it.',
  },
  OF343: {
    sentence: 'Invalid CSS: {reason}.',
    help: 'Correct this line of the style sheet.',
  },
  OF344: {
    sentence: '"{found}" isn\'t supported in the style sheet of a site.',
    help: '{advice}',
    fix: 'Remove it. Copy the rules of other style sheets into this one.',
  },
  OF345: {
    sentence: '"{found}" isn\'t a file of the site, and pages load nothing from elsewhere.',
    help: '{advice}',
    fix: 'Put the file in public/, and write its path: url("/picture.jpg").',
  },

  OF401: {
    sentence: "HTML isn't supported here: {found}.",
    help: '{advice} Write \\< for a literal <.',
    fix: 'Use Markdown instead, or remove it. Write \\< for a literal <.',
  },
  OF402: {
    sentence: "Front matter isn't supported in this text.",
    help: '{advice}',
    fix: "Remove it, and put the page's settings in the site file.",
  },
  OF403: {
    sentence: "Indented code blocks aren't supported.",
    help: "Put ``` on a line before and after the code. If this isn't code, remove the spaces at the start of the lines.",
  },
  OF404: {
    sentence: "A URL between < and > isn't supported.",
    help: 'Add link text: [link text](URL)',
    fix: 'Write the link text in square brackets, followed by the URL in parentheses.',
  },
  OF405: {
    sentence: 'Unsupported Markdown syntax: "{found}".',
    help: 'Remove the syntax. To show the character literally, put a backslash before it.',
  },
  OF406: {
    sentence: 'Lists and quotes are nested {depth} levels deep here; the limit is {limit}.',
    help: 'Use fewer levels, or start a separate list.',
  },
  OF407: {
    sentence: 'More than {limit} lines continue a list or quote without its marker.',
    help: 'Add an empty line after each list and each quote.',
  },
  OF408: {
    sentence: 'An image must be in a paragraph of its own.',
    help: 'Add an empty line before and after the image.',
  },
  OF409: {
    sentence: 'This image has no description.',
    help: 'Describe the image between [ and ].',
  },
  OF410: {
    sentence: 'Images must be in public/, but this path points elsewhere: "{found}".',
    help: '{advice}',
    fix: 'Put the image in public/ and write its path in that folder, such as /me.jpg.',
  },
  OF411: {
    sentence: 'An image can link only to a video, not to "{found}".',
    help: 'Use a YouTube, Vimeo or PeerTube URL, or put the link below the image.',
  },
  OF412: {
    sentence: 'No footnote has the name "{found}".',
    help: 'Define the footnote on a line of its own: [^{found}]: text',
    fix: 'Define the footnote on a line of its own, such as [^1]: text.',
  },
  OF413: {
    warning: true,
    sentence: "This footnote isn't used, so it doesn't appear.",
    help: 'Add a reference to the footnote, such as [^1], or remove the footnote.',
  },
  OF414: {
    sentence: 'Unknown code block option "{found}".',
    help: 'After the language, you can write {2,4-6} to highlight lines and title="file.ts" to add a title. This code has {lines}.',
    fix: 'After the language, you can write {2,4-6} to highlight existing lines and title="file.ts" to add a title.',
  },
  OF415: {
    sentence: "This code block isn't closed.",
    help: 'Add a line with {fence} after the code.',
    fix: 'Add a line with ``` after the code.',
  },
  OF416: { sentence: 'This heading has no text.', help: 'Add the text, or remove the #.' },
  OF417: { sentence: 'This text is empty.', help: 'Add some text, or remove the block.' },
  OF418: {
    sentence: 'This text has more than {limit} {things}.',
    help: 'Split the text into several parts.',
  },
  OF419: {
    sentence: 'Use either "body" or "file", not both.',
    help: 'Keep "body" for text in the site file, or "file" for a separate file.',
  },
  OF420: {
    sentence: 'This table has {count} columns; the limit is {limit}.',
    help: 'Split the table into several tables.',
  },
  OF421: {
    warning: true,
    sentence: 'Unknown code language "{found}", so this code isn\'t highlighted.',
    help: '{hint}Use a common name, such as js, python or bash.',
    fix: 'Use a common name, such as js, python or bash.',
  },
  OF422: {
    sentence: "This file doesn't start with valid front matter.",
    help: '{advice}',
    fix: 'Start the file with a line of ---, a line such as title: "My post", and another line of ---.',
  },
  OF423: {
    sentence: "The front matter can't be parsed: {reason}.",
    help: '{advice}',
    fix: 'Write one setting per line, for example title: "My post". Put values that contain a colon in quotation marks.',
  },
  OF424: {
    sentence: "Front matter doesn't support {what}.",
    help: 'Write the value in full. If this is text, put it in quotation marks.',
  },
  OF425: {
    sentence: 'The front matter is too long or too deeply nested.',
    help: 'Shorten the front matter. The limit is {limit} lines and commas in total.',
    fix: 'Shorten the front matter.',
  },
  OF426: {
    warning: true,
    sentence: 'This looks like {what}, but it will be shown as plain text.',
    help: '{advice} To show the character literally, put a backslash before it.',
    fix: 'Use the syntax that the guide describes, or put a backslash before the character.',
  },
  OF427: {
    warning: true,
    sentence: 'This is ignored: {reason}.',
    help: '{advice}',
    fix: 'Remove the ignored part, or correct it as the message describes.',
  },
  OF440: {
    warning: true,
    sentence: 'This appears literally: {found}.',
    help: '{advice}',
    fix: 'Keep only the text, and replace HTML entities with the characters themselves.',
  },
  OF441: {
    warning: true,
    sentence: 'Unsupported placeholder syntax: "{found}".',
    help: 'Available placeholders: {known}. Write each in single braces.',
    fix: 'Write the placeholder in single braces.',
  },
  OF442: {
    warning: true,
    sentence: 'A character is missing in "{found}".',
    help: 'Type the character again. It was lost when the text was saved or copied in another encoding.',
  },

  OF901: {
    sentence: 'This file is version {found}; this version of Onefolio reads version {known}.',
    help: 'Update Onefolio: see "Upgrade" in the guide.',
  },
  OF902: {
    sentence: 'This file is version {found}, which is older than version {known}.',
    help: 'Run "onefolio migrate" to update the file and see what changes.',
  },
} as const satisfies Record<string, { sentence: string; help?: string; fix?: string; warning?: true }>;

export type Code = keyof typeof codes;
