/**
 * The named colors of CSS by their hues, and common ones in the languages of the interface. Grays are missing, and violet
 * as an everyday name for pink.
 */
export const colorNames: readonly string[] = [
  '1 palevioletred|7 pink rose rosa وردي|9 lightpink|19 rosybrown|20 crimson|21 lightcoral|22 indianred',
  '25 mistyrose|26 brown marron braun|27 firebrick|28 salmon|29 maroon red rouge rot أحمر|32 tomato|35 orangered',
  '39 darksalmon|40 coral|42 lightsalmon|45 sienna|50 chocolate|51 saddlebrown|58 darkorange|60 sandybrown|62 peru',
  '64 peachpuff|68 linen|71 orange orangé برتقالي|72 bisque|73 burlywood|75 antiquewhite tan|77 navajowhite',
  '78 blanchedalmond|80 papayawhip|81 moccasin|82 darkgoldenrod|83 oldlace wheat|84 goldenrod|95 cornsilk gold',
  '102 lemonchiffon|103 khaki palegoldenrod|105 darkkhaki|107 beige ivory lightgoldenrodyellow lightyellow',
  '110 olive yellow jaune gelb أصفر|126 darkolivegreen olivedrab|127 yellowgreen|130 greenyellow',
  '136 chartreuse lawngreen|142 green lime vert grün أخضر|143 forestgreen limegreen|144 lightgreen palegreen',
  '145 darkseagreen honeydew|151 springgreen|155 seagreen|157 mediumspringgreen|169 aquamarine|185 turquoise',
  '189 lightseagreen|192 mediumturquoise|195 aqua cyan teal|196 darkslategray darkslategrey paleturquoise',
  '197 azure darkturquoise lightcyan|198 cadetblue|206 powderblue|220 lightblue|226 skyblue|232 deepskyblue',
  '237 lightskyblue|246 steelblue|248 slategray slategrey|253 dodgerblue|255 lightsteelblue|261 cornflowerblue',
  '264 blue navy bleu blau أزرق|266 royalblue|273 midnightblue|285 mediumslateblue|286 lavender slateblue',
  '297 mediumpurple|301 blueviolet|302 indigo|303 rebeccapurple|305 violet purple lila بنفسجي|310 darkviolet|312 darkorchid|319 mediumorchid',
  '326 thistle|327 plum|328 fuchsia magenta|329 orchid|350 mediumvioletred|352 hotpink',
  '355 lavenderblush|357 deeppink',
];
