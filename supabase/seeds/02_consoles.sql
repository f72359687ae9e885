-- The nineteen consoles with their facts, checked against several sources. Where sources disagree, the text says so.
-- Ids and times are fixed, and each insert skips existing rows, so a second run changes nothing.

with facts (slug, known) as (
  select key, value from jsonb_each($facts$
{
  "game-boy": {
    "family": "Game Boy",
    "distinction": "It put exchangeable games and two-player link play in a pocket, and its plain four-shade screen kept battery use low.",
    "model_codes": ["DMG-01"], "codename": "Dot Matrix Game (DMG)", "predecessor_name": "Game & Watch",
    "successor": "game-boy-color", "discontinued": "2003", "units_sold_millions": 118.69,
    "units_sold_scope": "Game Boy, Pocket, Light and Color together; Nintendo consolidated shipments",
    "processor_name": "Sharp SM83 core (DMG-CPU, also called LR35902)", "processor_mhz": 4.194304, "ram_kib": 8,
    "video_ram_kib": 8, "screen_technology": "STN LCD, reflective, dot matrix", "screen_inches": 2.6,
    "screen_width_px": 160, "screen_height_px": 144, "screen_colours": "4 shades of green", "screen_lit": "none",
    "screen_touch": false, "screen_3d": false, "width_mm": 90, "height_mm": 148, "depth_mm": 32, "weight_g": 310,
    "weight_empty_g": 220, "battery_type": "4 × AA", "rated_hours_min": 15, "rated_hours_max": 35,
    "media": ["Game Boy Game Pak"],
    "saves": "On the cartridge: battery-backed SRAM or password, by game", "region_lock": "none",
    "link_cable": "Game Link port, first generation (large plug)", "wifi": "none", "bluetooth": "none",
    "infrared": "none", "headphone_jack": true, "cameras": "none", "microphone": false, "motion_sensor": false
  },
  "game-boy-pocket": {
    "family": "Game Boy",
    "distinction": "A smaller Game Boy on half as many batteries, with a crisper black-and-white picture and the small link port that the Light and the Color kept.",
    "model_codes": ["MGB-001"], "codename": "MGB, read as Mini Game Boy", "predecessor": "game-boy",
    "successor": "game-boy-light", "discontinued": "2003-09-30", "units_sold_millions": 118.69,
    "units_sold_scope": "whole family with Game Boy and Color", "processor_name": "Sharp SM83 core (CPU MGB)",
    "processor_mhz": 4.194304, "ram_kib": 8, "video_ram_kib": 8, "screen_technology": "FSTN LCD, reflective",
    "screen_inches": 2.56, "screen_width_px": 160, "screen_height_px": 144, "screen_colours": "4 shades of grey",
    "screen_lit": "none", "screen_touch": false, "screen_3d": false, "width_mm": 77.6, "height_mm": 127.6,
    "depth_mm": 25.3, "weight_g": 150, "weight_empty_g": 125, "battery_type": "2 × AAA", "rated_hours_min": 8,
    "rated_hours_max": 10, "media": ["Game Boy Game Pak"],
    "saves": "On the cartridge: battery-backed SRAM or password, by game", "region_lock": "none",
    "link_cable": "Game Link port, second generation (small plug)", "wifi": "none", "bluetooth": "none",
    "infrared": "none", "headphone_jack": true, "cameras": "none", "microphone": false, "motion_sensor": false
  },
  "game-boy-light": {
    "family": "Game Boy",
    "distinction": "Sold only in Japan, this is the one 8-bit Game Boy with a built-in light, and colour replaced it some six months later.",
    "model_codes": ["MGB-101"], "codename": "MGL (label code)", "predecessor": "game-boy-pocket",
    "successor": "game-boy-color", "units_sold_millions": 118.69,
    "units_sold_scope": "whole family with Game Boy and Color", "processor_name": "Sharp SM83 core (CPU MGB)",
    "processor_mhz": 4.194304, "ram_kib": 8, "video_ram_kib": 8,
    "screen_technology": "FSTN LCD with electroluminescent light", "screen_inches": 2.5, "screen_width_px": 160,
    "screen_height_px": 144, "screen_colours": "4 shades of grey, blue-green when lit",
    "screen_lit": "electroluminescent", "screen_touch": false, "screen_3d": false, "width_mm": 80, "height_mm": 135,
    "depth_mm": 29, "weight_g": 190, "battery_type": "2 × AA", "rated_hours_min": 12, "rated_hours_max": 20,
    "media": ["Game Boy Game Pak"], "saves": "On the cartridge: battery-backed SRAM or password, by game",
    "region_lock": "none", "link_cable": "Game Link port, second generation (small plug)", "wifi": "none",
    "bluetooth": "none", "infrared": "none", "headphone_jack": true, "cameras": "none", "microphone": false,
    "motion_sensor": false
  },
  "game-boy-color": {
    "family": "Game Boy",
    "distinction": "The Game Boy gains colour while staying close to the Pocket in size, and is the only one with an infrared port.",
    "model_codes": ["CGB-001"], "codename": "CGB (code)", "predecessor": "game-boy", "successor": "game-boy-advance",
    "discontinued": "2003", "units_sold_millions": 118.69, "units_sold_scope": "whole family with Game Boy and Color",
    "processor_name": "Sharp SM83 core (CPU CGB), normal mode", "processor_mhz": 4.194304,
    "second_processor_name": "Sharp SM83 core (CPU CGB), double speed", "second_processor_mhz": 8.388608,
    "ram_kib": 32, "video_ram_kib": 16, "screen_technology": "TFT LCD, reflective", "screen_inches": 2.3,
    "screen_width_px": 160, "screen_height_px": 144, "screen_colours": "32,768, of which 56 on screen",
    "screen_lit": "none", "screen_touch": false, "screen_3d": false, "width_mm": 78, "height_mm": 133.5,
    "depth_mm": 27.4, "weight_empty_g": 138, "battery_type": "2 × AA", "rated_hours_min": 10, "rated_hours_max": 20,
    "measured_hours_min": 35.75, "measured_hours_max": 35.75,
    "media": ["Game Boy Game Pak", "Game Boy Color Game Pak"],
    "saves": "On the cartridge: battery-backed SRAM or password, by game", "region_lock": "none",
    "link_cable": "Game Link port, second generation", "wifi": "none", "bluetooth": "none", "infrared": "yes",
    "headphone_jack": true, "cameras": "none", "microphone": false, "motion_sensor": false
  },
  "game-boy-advance": {
    "family": "Game Boy Advance",
    "distinction": "The first Game Boy with 32 bits and a sideways grip plays cartridges of three generations, but its screen is unlit.",
    "model_codes": ["AGB-001"], "codename": "AGB (Advanced Game Boy)", "predecessor": "game-boy-color",
    "successor": "nintendo-ds", "discontinued": "2008", "units_sold_millions": 35.52,
    "units_sold_scope": "original model, derived: 81.51 family minus 43.57 SP minus 2.42 Micro",
    "units_sold_on": "2010-06-30", "processor_name": "ARM7TDMI", "processor_mhz": 16.78,
    "second_processor_name": "Sharp SM83-type 8-bit core for older cartridges", "second_processor_mhz": 8.39,
    "ram_kib": 288, "video_ram_kib": 96, "screen_technology": "TFT LCD, reflective", "screen_inches": 2.9,
    "screen_width_px": 240, "screen_height_px": 160, "screen_colours": "32,768", "screen_lit": "none",
    "screen_touch": false, "screen_3d": false, "width_mm": 144.5, "height_mm": 82, "depth_mm": 24.5,
    "weight_empty_g": 140, "battery_type": "2 × AA", "rated_hours_min": 15, "rated_hours_max": 15,
    "measured_hours_min": 10.23, "measured_hours_max": 29.53,
    "media": ["Game Boy Advance Game Pak", "Game Boy Color Game Pak", "Game Boy Game Pak"],
    "saves": "On the cartridge: SRAM with battery, Flash or EEPROM, by game", "region_lock": "none",
    "link_cable": "Game Link port, third generation; takes second-generation plugs for older games",
    "wifi": "only by the Wireless Adapter AGB-015 of 2004, 46 games", "bluetooth": "none", "infrared": "none",
    "headphone_jack": true, "cameras": "none", "microphone": false, "motion_sensor": false
  },
  "game-boy-advance-sp": {
    "family": "Game Boy Advance",
    "distinction": "It brought a folding case and a built-in rechargeable battery to the Game Boy, lit the screen of the Advance, and gave up the headphone socket in return.",
    "model_codes": ["AGS-001", "AGS-101"], "codename": "SP, said to be Special Project",
    "predecessor": "game-boy-advance", "successor": "nintendo-ds", "discontinued": "2010",
    "units_sold_millions": 43.57, "units_sold_scope": "SP models", "processor_name": "ARM7TDMI",
    "processor_mhz": 16.78, "second_processor_name": "Sharp SM83 for older cartridges", "second_processor_mhz": 8.39,
    "ram_kib": 288, "video_ram_kib": 96,
    "screen_technology": "TFT LCD, reflective with front light; AGS-101: backlit", "screen_inches": 2.9,
    "screen_width_px": 240, "screen_height_px": 160, "screen_colours": "32,768", "screen_lit": "front",
    "screen_touch": false, "screen_3d": false, "width_mm": 82, "height_mm": 84.6, "depth_mm": 24.3, "weight_g": 143,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 600, "charge_hours": 3, "rated_hours_min": 10,
    "rated_hours_max": 18, "measured_hours_min": 4.83, "measured_hours_max": 11.93,
    "media": ["Game Boy Advance Game Pak", "Game Boy Color Game Pak", "Game Boy Game Pak"],
    "saves": "On the cartridge: SRAM with battery, Flash or EEPROM, by game", "region_lock": "none",
    "link_cable": "Game Link port, third generation", "wifi": "only by the Wireless Adapter AGB-015",
    "bluetooth": "none", "infrared": "none", "headphone_jack": false, "cameras": "none", "microphone": false,
    "motion_sensor": false
  },
  "game-boy-micro": {
    "family": "Game Boy Advance",
    "distinction": "The last and smallest Game Boy pairs a small, bright screen with exchangeable faceplates, and takes Advance cartridges alone.",
    "model_codes": ["OXY-001"], "codename": "Oxy", "predecessor": "game-boy-advance-sp",
    "successor": "nintendo-ds-lite", "discontinued": "2008", "units_sold_millions": 2.42,
    "units_sold_scope": "worldwide: Japan 0.61, Americas 0.95, other 0.87", "units_sold_on": "2007-03-31",
    "processor_name": "ARM7TDMI", "processor_mhz": 16.78, "ram_kib": 288, "video_ram_kib": 96,
    "screen_technology": "TFT LCD, backlit", "screen_inches": 2, "screen_width_px": 240, "screen_height_px": 160,
    "screen_colours": "32,768", "screen_lit": "back", "screen_touch": false, "screen_3d": false, "width_mm": 101,
    "height_mm": 50, "depth_mm": 17.2, "weight_g": 80, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 460, "rated_hours_min": 5, "rated_hours_max": 10, "measured_hours_min": 5.5,
    "measured_hours_max": 5.5, "media": ["Game Boy Advance Game Pak"],
    "saves": "On the cartridge: SRAM with battery, Flash or EEPROM, by game", "region_lock": "none",
    "link_cable": "own eight-pin link and charging port", "wifi": "only by the Micro Wireless Adapter OXY-004",
    "bluetooth": "none", "infrared": "none", "headphone_jack": true, "cameras": "none", "microphone": false,
    "motion_sensor": false
  },
  "nintendo-ds": {
    "family": "Nintendo DS",
    "distinction": "Nintendo launched this two-screen console with a stylus alongside the Game Boy, and it went on to replace it.",
    "model_codes": ["NTR-001"], "codename": "Nitro", "predecessor": "game-boy-advance", "successor": "nintendo-3ds",
    "discontinued": "2007", "units_sold_millions": 18.79,
    "units_sold_scope": "first model; family 154.02 million (Nintendo)", "processor_name": "ARM946E-S",
    "processor_mhz": 67, "second_processor_name": "ARM7TDMI", "second_processor_mhz": 33, "ram_kib": 4096,
    "video_ram_kib": 656, "screen_technology": "TFT LCD, backlit", "screen_inches": 3, "screen_width_px": 256,
    "screen_height_px": 192, "screen_colours": "262,144 (18 bit)", "screen_lit": "back", "screen_touch": false,
    "screen_3d": false, "second_screen_technology": "TFT LCD, backlit, resistive touch", "second_screen_inches": 3,
    "second_screen_width_px": 256, "second_screen_height_px": 192, "second_screen_colours": "262,144 (18 bit)",
    "second_screen_lit": "back", "second_screen_touch": true, "second_screen_3d": false, "width_mm": 148.7,
    "height_mm": 84.7, "depth_mm": 28.9, "weight_g": 275, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 850, "rated_hours_min": 6, "rated_hours_max": 14, "measured_hours_min": 4.7,
    "measured_hours_max": 6.02, "media": ["DS Game Card", "Game Boy Advance Game Pak (second slot)"],
    "saves": "On the card: EEPROM, Flash or FRAM", "region_lock": "none", "link_cable": "none",
    "wifi": "IEEE 802.11b", "bluetooth": "none", "infrared": "none", "headphone_jack": true, "cameras": "none",
    "microphone": true, "motion_sensor": false
  },
  "nintendo-ds-lite": {
    "family": "Nintendo DS",
    "distinction": "A smaller and brighter DS that outsold the other models of its family, and the last Nintendo handheld to take Advance cartridges.",
    "model_codes": ["USG-001"], "codename": "USG (code)", "predecessor": "nintendo-ds", "successor": "nintendo-dsi",
    "discontinued": "2011-04", "units_sold_millions": 93.86, "units_sold_scope": "DS Lite worldwide",
    "units_sold_on": "2014-03-31", "processor_name": "ARM946E-S", "processor_mhz": 67,
    "second_processor_name": "ARM7TDMI", "second_processor_mhz": 33, "ram_kib": 4096, "video_ram_kib": 656,
    "screen_technology": "TFT LCD, backlit, four brightness levels", "screen_inches": 3, "screen_width_px": 256,
    "screen_height_px": 192, "screen_colours": "262,144 (18 bit)", "screen_lit": "back", "screen_touch": false,
    "screen_3d": false, "second_screen_technology": "TFT LCD, backlit, resistive touch", "second_screen_inches": 3,
    "second_screen_width_px": 256, "second_screen_height_px": 192, "second_screen_colours": "262,144 (18 bit)",
    "second_screen_lit": "back", "second_screen_touch": true, "second_screen_3d": false, "width_mm": 133,
    "height_mm": 73.9, "depth_mm": 21.5, "weight_g": 218, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 1000, "rated_hours_min": 5, "rated_hours_max": 19, "measured_hours_min": 3.77,
    "measured_hours_max": 4.63, "media": ["DS Game Card", "Game Boy Advance Game Pak (second slot)"],
    "saves": "On the card: EEPROM, Flash or FRAM", "region_lock": "none", "link_cable": "none",
    "wifi": "IEEE 802.11b", "bluetooth": "none", "infrared": "none", "headphone_jack": true, "cameras": "none",
    "microphone": true, "motion_sensor": false
  },
  "nintendo-dsi": {
    "family": "Nintendo DS",
    "distinction": "Cameras, an SD card slot and an online shop came in, the Advance slot went out, and region codes reached the DS family.",
    "model_codes": ["TWL-001"], "codename": "TWL (code)", "predecessor": "nintendo-ds-lite",
    "successor": "nintendo-3ds", "units_sold_millions": 41.37, "units_sold_scope": "DSi and DSi XL together",
    "processor_name": "ARM946E-S", "processor_mhz": 133, "second_processor_name": "ARM7TDMI",
    "second_processor_mhz": 33, "ram_kib": 16384, "screen_technology": "TFT LCD, backlit", "screen_inches": 3.25,
    "screen_width_px": 256, "screen_height_px": 192, "screen_colours": "262,144 (18 bit)", "screen_lit": "back",
    "screen_touch": false, "screen_3d": false, "second_screen_technology": "TFT LCD, backlit, resistive touch",
    "second_screen_inches": 3.25, "second_screen_width_px": 256, "second_screen_height_px": 192,
    "second_screen_colours": "262,144 (18 bit)", "second_screen_lit": "back", "second_screen_touch": true,
    "second_screen_3d": false, "width_mm": 137, "height_mm": 74.9, "depth_mm": 18.9, "weight_g": 214,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 840, "rated_hours_min": 3, "rated_hours_max": 14,
    "measured_hours_min": 3.2, "measured_hours_max": 4.23,
    "media": ["DS Game Card", "DSi software from the DSi Shop"],
    "saves": "On the card; downloads in internal memory, copies on SD", "region_lock": "partial",
    "link_cable": "none", "wifi": "IEEE 802.11b/g", "bluetooth": "none", "infrared": "none",
    "storage": "256 MB inside, SD card slot", "headphone_jack": true,
    "cameras": "two, 0.3 megapixel (640 × 480), inside and outside", "microphone": true, "motion_sensor": false
  },
  "nintendo-dsi-xl": {
    "family": "Nintendo DS",
    "distinction": "A DSi with the biggest screens of any DS and a large stylus, easy to watch with someone beside you.",
    "alt_names": ["Nintendo DSi LL (Japan)"], "model_codes": ["UTL-001"], "codename": "UTL (code)",
    "predecessor": "nintendo-dsi", "successor": "nintendo-3ds", "units_sold_millions": 41.37,
    "units_sold_scope": "DSi and DSi XL together", "processor_name": "ARM946E-S", "processor_mhz": 133,
    "second_processor_name": "ARM7TDMI", "second_processor_mhz": 33, "ram_kib": 16384,
    "screen_technology": "TFT LCD, backlit, wide viewing angle", "screen_inches": 4.2, "screen_width_px": 256,
    "screen_height_px": 192, "screen_colours": "262,144 (18 bit)", "screen_lit": "back", "screen_touch": false,
    "screen_3d": false, "second_screen_technology": "TFT LCD, backlit, resistive touch", "second_screen_inches": 4.2,
    "second_screen_width_px": 256, "second_screen_height_px": 192, "second_screen_colours": "262,144 (18 bit)",
    "second_screen_lit": "back", "second_screen_touch": true, "second_screen_3d": false, "width_mm": 161,
    "height_mm": 91.4, "depth_mm": 21.2, "weight_g": 314, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 1050, "rated_hours_min": 4, "rated_hours_max": 17, "measured_hours_min": 5.75,
    "measured_hours_max": 5.75, "media": ["DS Game Card", "DSi software from the DSi Shop"],
    "saves": "On the card; downloads in internal memory, copies on SD", "region_lock": "partial",
    "link_cable": "none", "wifi": "IEEE 802.11b/g", "bluetooth": "none", "infrared": "none",
    "storage": "256 MB inside, SD card slot", "headphone_jack": true, "cameras": "two, 0.3 megapixel (640 × 480)",
    "microphone": true, "motion_sensor": false
  },
  "nintendo-3ds": {
    "family": "Nintendo 3DS",
    "distinction": "It shows 3D without glasses, adjusted by a slider, and is the first Nintendo handheld whose own game cards are all region-locked.",
    "model_codes": ["CTR-001"], "codename": "CTR (code)", "predecessor": "nintendo-dsi",
    "successor": "new-nintendo-3ds", "units_sold_millions": 75.94,
    "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, two cores", "processor_mhz": 268,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 131072,
    "video_ram_kib": 6144, "screen_technology": "LCD with parallax barrier, glasses-free 3D", "screen_inches": 3.53,
    "screen_width_px": 800, "screen_height_px": 240, "screen_colours": "16.77 million", "screen_lit": "back",
    "screen_touch": false, "screen_3d": true, "second_screen_technology": "LCD, resistive touch",
    "second_screen_inches": 3.02, "second_screen_width_px": 320, "second_screen_height_px": 240,
    "second_screen_colours": "16.77 million", "second_screen_lit": "back", "second_screen_touch": true,
    "second_screen_3d": false, "width_mm": 134, "height_mm": 74, "depth_mm": 21, "weight_g": 235,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 1300, "charge_hours": 3.5, "rated_hours_min": 3,
    "rated_hours_max": 8, "measured_hours_min": 3.85, "measured_hours_max": 4.18,
    "media": ["3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": false,
    "storage": "SD card, 2 GB supplied", "headphone_jack": true,
    "cameras": "three, 0.3 megapixel (640 × 480): one inside, a stereo pair outside", "microphone": true,
    "motion_sensor": true
  },
  "nintendo-3ds-xl": {
    "family": "Nintendo 3DS",
    "distinction": "The same hardware as the 3DS, with almost double the picture area and more hours per charge.",
    "alt_names": ["Nintendo 3DS LL (Japan)"], "model_codes": ["SPR-001"], "codename": "SPR (code)",
    "predecessor": "nintendo-3ds", "successor": "new-nintendo-3ds-xl",
    "units_sold_millions": 75.94, "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, two cores", "processor_mhz": 268,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 131072,
    "video_ram_kib": 6144, "screen_technology": "LCD with parallax barrier, glasses-free 3D", "screen_inches": 4.88,
    "screen_width_px": 800, "screen_height_px": 240, "screen_colours": "16.77 million", "screen_lit": "back",
    "screen_touch": false, "screen_3d": true, "second_screen_technology": "LCD, resistive touch",
    "second_screen_inches": 4.18, "second_screen_width_px": 320, "second_screen_height_px": 240,
    "second_screen_colours": "16.77 million", "second_screen_lit": "back", "second_screen_touch": true,
    "second_screen_3d": false, "width_mm": 156, "height_mm": 93, "depth_mm": 22, "weight_g": 336,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 1750, "charge_hours": 3.5, "rated_hours_min": 3.5,
    "rated_hours_max": 10, "measured_hours_min": 4.37, "measured_hours_max": 4.97,
    "media": ["3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": false,
    "storage": "SD card, 4 GB supplied", "headphone_jack": true,
    "cameras": "three, 0.3 megapixel (640 × 480): one inside, a stereo pair outside", "microphone": true,
    "motion_sensor": true
  },
  "nintendo-2ds": {
    "family": "Nintendo 3DS",
    "distinction": "The cheapest member of the 3DS family at launch drops the hinge and the 3D picture for a flat body, and is meant for children.",
    "model_codes": ["FTR-001"], "codename": "FTR (code)", "predecessor": "nintendo-3ds",
    "successor": "new-nintendo-2ds-xl", "discontinued": "2020-09", "units_sold_millions": 75.94,
    "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, two cores", "processor_mhz": 268,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 131072,
    "video_ram_kib": 6144, "screen_technology": "LCD, 2D only, part of one panel behind the casing",
    "screen_inches": 3.53, "screen_width_px": 400, "screen_height_px": 240, "screen_colours": "16.77 million",
    "screen_lit": "back", "screen_touch": false, "screen_3d": false,
    "second_screen_technology": "LCD, resistive touch, part of the same panel", "second_screen_inches": 3.02,
    "second_screen_width_px": 320, "second_screen_height_px": 240, "second_screen_colours": "16.77 million",
    "second_screen_lit": "back", "second_screen_touch": true, "second_screen_3d": false, "width_mm": 144,
    "height_mm": 127, "depth_mm": 20.3, "weight_g": 260, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 1300, "rated_hours_min": 3.5, "rated_hours_max": 9, "measured_hours_min": 4.12,
    "measured_hours_max": 4.42,
    "media": ["3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": false,
    "storage": "SD card, 4 GB supplied", "headphone_jack": true,
    "cameras": "three, including the stereo pair (pictures shown in 2D)", "microphone": true, "motion_sensor": true
  },
  "new-nintendo-3ds": {
    "family": "Nintendo 3DS",
    "distinction": "A reworked small 3DS with a second stick, more shoulder buttons, stable 3D and exchangeable cover plates.",
    "model_codes": ["KTR-001"], "codename": "SNAKE", "predecessor": "nintendo-3ds",
    "successor": "new-nintendo-2ds-xl", "discontinued": "2017-07", "units_sold_millions": 75.94,
    "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, four cores", "processor_mhz": 804,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 262144,
    "video_ram_kib": 6144, "screen_technology": "LCD with parallax barrier, glasses-free 3D with face tracking",
    "screen_inches": 3.88, "screen_width_px": 800, "screen_height_px": 240, "screen_colours": "16.77 million",
    "screen_lit": "back", "screen_touch": false, "screen_3d": true,
    "second_screen_technology": "LCD, resistive touch", "second_screen_inches": 3.33, "second_screen_width_px": 320,
    "second_screen_height_px": 240, "second_screen_colours": "16.77 million", "second_screen_lit": "back",
    "second_screen_touch": true, "second_screen_3d": false, "width_mm": 142, "height_mm": 80.6, "depth_mm": 21.6,
    "weight_g": 253, "battery_type": "lithium-ion, rechargeable", "battery_mah": 1400, "charge_hours": 3.5,
    "rated_hours_min": 3, "rated_hours_max": 10.5,
    "media": ["3DS Game Card", "New 3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": true, "storage": "microSD card",
    "headphone_jack": true, "cameras": "three, 0.3 megapixel (640 × 480): one inside, a stereo pair outside",
    "microphone": true, "motion_sensor": true
  },
  "new-nintendo-3ds-xl": {
    "family": "Nintendo 3DS",
    "distinction": "The bigger New 3DS was the only New model sold in North America until September 2015.",
    "alt_names": ["New Nintendo 3DS LL (Japan)"], "model_codes": ["RED-001"], "codename": "RED (code)",
    "predecessor": "nintendo-3ds-xl", "successor": "new-nintendo-2ds-xl", "discontinued": "2020-09",
    "units_sold_millions": 75.94, "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, four cores", "processor_mhz": 804,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 262144,
    "video_ram_kib": 6144, "screen_technology": "LCD with parallax barrier, glasses-free 3D with face tracking",
    "screen_inches": 4.88, "screen_width_px": 800, "screen_height_px": 240, "screen_colours": "16.77 million",
    "screen_lit": "back", "screen_touch": false, "screen_3d": true,
    "second_screen_technology": "LCD, resistive touch", "second_screen_inches": 4.18, "second_screen_width_px": 320,
    "second_screen_height_px": 240, "second_screen_colours": "16.77 million", "second_screen_lit": "back",
    "second_screen_touch": true, "second_screen_3d": false, "width_mm": 160, "height_mm": 93.5, "depth_mm": 21.5,
    "weight_g": 329, "battery_type": "lithium-ion, rechargeable", "battery_mah": 1750, "rated_hours_min": 3,
    "rated_hours_max": 12,
    "media": ["3DS Game Card", "New 3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": true, "storage": "microSD card",
    "headphone_jack": true, "cameras": "three, 0.3 megapixel (640 × 480): one inside, a stereo pair outside",
    "microphone": true, "motion_sensor": true
  },
  "new-nintendo-2ds-xl": {
    "family": "Nintendo 3DS",
    "distinction": "The final 3DS-family model folds and has the speed of the New consoles but no 3D, and shared the shelves with the Switch.",
    "alt_names": ["New Nintendo 2DS LL (Japan)"], "model_codes": ["JAN-001"], "codename": "JAN (code)",
    "predecessor": "new-nintendo-3ds-xl", "successor": "nintendo-switch-lite", "discontinued": "2020-09",
    "units_sold_millions": 75.94, "units_sold_scope": "all 3DS, 2DS and New models", "units_sold_on": "2020-12-31",
    "processor_name": "ARM11 MPCore, four cores", "processor_mhz": 804,
    "second_processor_name": "ARM946 (also for DS software)", "second_processor_mhz": 134, "ram_kib": 262144,
    "video_ram_kib": 6144, "screen_technology": "LCD, 2D only", "screen_inches": 4.88, "screen_width_px": 400,
    "screen_height_px": 240, "screen_colours": "16.77 million", "screen_lit": "back", "screen_touch": false,
    "screen_3d": false, "second_screen_technology": "LCD, resistive touch", "second_screen_inches": 4.18,
    "second_screen_width_px": 320, "second_screen_height_px": 240, "second_screen_colours": "16.77 million",
    "second_screen_lit": "back", "second_screen_touch": true, "second_screen_3d": false, "width_mm": 160,
    "height_mm": 86.4, "depth_mm": 20.8, "weight_g": 260, "battery_type": "lithium-ion, rechargeable",
    "battery_mah": 1300, "rated_hours_min": 3.5, "rated_hours_max": 7,
    "media": ["3DS Game Card", "New 3DS Game Card", "DS Game Card", "Nintendo eShop downloads (closed to purchases on 27 March 2023)"],
    "saves": "On the card; downloads and extra data on the memory card", "region_lock": "full", "link_cable": "none",
    "wifi": "IEEE 802.11b/g, 2.4 GHz", "bluetooth": "none", "infrared": "yes", "nfc": true, "storage": "microSD card",
    "headphone_jack": true, "cameras": "three; inner one in the hinge, outer pair on the underside",
    "microphone": true, "motion_sensor": true
  },
  "nintendo-switch": {
    "family": "Nintendo Switch",
    "distinction": "A single console for handheld, tabletop and television play, with detachable controllers.",
    "model_codes": ["HAC-001", "HAC-001(-01)"], "codename": "NX", "predecessor_name": "Wii U",
    "successor_name": "Nintendo Switch 2", "units_sold_millions": 155.37,
    "units_sold_scope": "family: standard, Lite and OLED", "units_sold_on": "2025-12-31",
    "processor_name": "ARM Cortex-A57, four cores (NVIDIA Tegra X1)", "processor_mhz": 1020, "ram_kib": 4194304,
    "screen_technology": "IPS LCD, capacitive multi-touch", "screen_inches": 6.2, "screen_width_px": 1280,
    "screen_height_px": 720, "screen_lit": "back", "screen_touch": true,
    "screen_3d": false, "width_mm": 239, "height_mm": 102, "depth_mm": 13.9, "weight_g": 398,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 4310, "rated_hours_min": 2.5, "rated_hours_max": 9,
    "measured_hours_min": 2.47, "measured_hours_max": 5.6,
    "media": ["Switch Game Card", "Nintendo eShop downloads"],
    "saves": "In the console’s memory; online copies by subscription", "region_lock": "none", "link_cable": "none",
    "wifi": "IEEE 802.11a/b/g/n/ac, 2.4 and 5 GHz", "bluetooth": "4.1", "infrared": "infrared camera in a Joy-Con",
    "nfc": true, "usb": "USB-C; TV output through the dock", "storage": "32 GB inside, microSD card up to 2 TB",
    "headphone_jack": true, "cameras": "none; infrared camera in a Joy-Con", "microphone": false,
    "motion_sensor": true
  },
  "nintendo-switch-lite": {
    "family": "Nintendo Switch",
    "distinction": "A smaller, lighter one-piece Switch for handheld play only, with a proper D-pad and no television output.",
    "model_codes": ["HDH-001"], "codename": "HDH (code)", "predecessor": "nintendo-switch",
    "units_sold_millions": 13.53, "units_sold_scope": "Switch Lite", "units_sold_on": "2020-12-31",
    "processor_name": "ARM Cortex-A57, four cores (NVIDIA Tegra X1+)", "processor_mhz": 1020, "ram_kib": 4194304,
    "screen_technology": "IPS LCD, capacitive multi-touch", "screen_inches": 5.5, "screen_width_px": 1280,
    "screen_height_px": 720, "screen_lit": "back", "screen_touch": true,
    "screen_3d": false, "width_mm": 208, "height_mm": 91.1, "depth_mm": 13.9, "weight_g": 275,
    "battery_type": "lithium-ion, rechargeable", "battery_mah": 3570, "rated_hours_min": 3, "rated_hours_max": 7,
    "media": ["Switch Game Card", "Nintendo eShop downloads"],
    "saves": "In the console’s memory; online copies by subscription", "region_lock": "none", "link_cable": "none",
    "wifi": "IEEE 802.11a/b/g/n/ac", "bluetooth": "4.1", "infrared": "none", "nfc": true,
    "usb": "USB-C for charging; no TV output", "storage": "32 GB inside, microSD card", "headphone_jack": true,
    "cameras": "none", "microphone": false, "motion_sensor": true
  }
}
$facts$)
),
text (id, slug, name, year, color, image, description, full_description, processor, display, controls, battery, dimensions, weight, games) as (
  values
    ('a0000000-0000-4000-8000-000000000001', 'game-boy', 'Game Boy', '1989', 'gameboy', '/images/consoles/game-boy.svg',
   'Four shades of green, four AA batteries and games on cartridges: the 1989 handheld that began Nintendo’s Game Boy line.',
   'Game & Watch units came with their games built in. At R&D1, a team led by Gunpei Yokoi and Satoru Okada built a handheld that took cartridges instead. One machine could now serve a whole library, and that library eventually passed 1,000 titles.

Japan came first, on 21 April 1989, and the initial 300,000 units sold out in about two weeks. North America followed that summer, on 31 July by most accounts, and 40,000 were sold in the United States on the first day. Europe waited until 28 September 1990. In both western regions Tetris came in the box.

The reflective screen shows 160 × 144 pixels in four shades and has no backlight. Estimates of its battery life vary wildly: the manual says about 15 hours, Japanese sources about 35. From March 1995, North America could buy it in the bright shells of the Play It Loud! series. Nintendo’s total of 118.69 million also covers the Pocket, Light and Color. Two splits are in print, 69.42 million or 87.66 million without the Color, and we have traced neither to Nintendo.',
   'Sharp LR35902 (8-bit SM83 core), 4.19 MHz',
   '2.6-inch (nominal) reflective STN LCD, 160 × 144, 4 shades of green',
   'D-pad, A, B, Start, Select; volume and contrast dials',
   '4 × AA, about 15 hours (manual) to about 35 (Japanese sources)',
   '90 × 148 × 32 mm', '310 g with batteries, 220 g without', '1,000+ Game Boy titles'),
    ('a0000000-0000-4000-8000-000000000002', 'game-boy-pocket', 'Game Boy Pocket', '1996', 'gameboy', '/images/consoles/game-boy-pocket.svg',
   'The 1996 redesign: two AAA batteries instead of four AAs, a clearer black-and-white picture and a much smaller case.',
   'Seven years after the original, Nintendo put the same kind of 8-bit hardware into a much smaller case. Without batteries the Pocket weighs 125 g against 220 g, and by its outer measurements it takes up roughly 40 per cent less space. Two AAA batteries replace four AAs, and a pair lasts 8 to 10 hours.

The screen changed too. It still shows 160 × 144 pixels, but neutral greys replace the green tint, and moving objects leave less of a ghost behind. Sales began in Japan in July 1996, on the 21st by most accounts, and in North America in early September.

A power light tells early units from later ones: the first version had none, and it came back during 1997. The link port shrank along with the case, so linking a Pocket to an original Game Boy takes an adapter. Otherwise it plays the whole Game Boy library, which makes it a light and simple way into those games.',
   'Nintendo CPU MGB (8-bit SM83 core), 4.19 MHz',
   '2.56-inch reflective FSTN LCD, 160 × 144, 4 shades of grey',
   'D-pad, A, B, Start, Select; volume and contrast dials',
   '2 × AAA, about 8 to 10 hours',
   '77.6 × 127.6 × 25.3 mm', 'about 150 g with batteries, 125 g without', '1,000+ (the Game Boy library)'),
    ('a0000000-0000-4000-8000-000000000003', 'game-boy-light', 'Game Boy Light', '1998', 'gameboy', '/images/consoles/game-boy-light.svg',
   'Sold only in Japan, this 1998 model put an electroluminescent backlight in the monochrome Game Boy. No other Game Boy was backlit until 2005.',
   'This monochrome Game Boy can be played in the dark. Its electroluminescent backlight turns the screen blue-green, and a switch with three positions works it. Processor and memory appear to match those of the Game Boy Pocket, but two AA batteries replace the AAAs. They last about 20 hours unlit, or 12 with the light on.

Nintendo sold it in Japan alone, from 14 April 1998, for ¥6,800. Some pages date it to 1997, but the better sources agree on 1998. The case grew slightly over the Pocket’s, to about 80 × 135 mm at the front.

Its moment was short: some six months later the Game Boy Color arrived. Gold and silver were the standard colours. The Famitsu Skeleton edition of July 1998 came to 5,000 pieces for an event, plus 500 or 1,000 by mail order. For seven years no other Game Boy left the factory with a backlight, and that sets the Light apart today.',
   'Nintendo CPU MGB (8-bit SM83 core), 4.19 MHz',
   'About 2.5-inch FSTN LCD with electroluminescent light, 160 × 144, 4 shades (blue-green when lit)',
   'D-pad, A, B, Start, Select; three-position power and light switch',
   '2 × AA, about 20 hours unlit, 12 hours lit',
   '80 × 135 × 29 mm (depth 27 mm in one source)', 'about 190 g with batteries (single source)', '1,000+ (the Game Boy library)'),
    ('a0000000-0000-4000-8000-000000000004', 'game-boy-color', 'Game Boy Color', '1998', 'gameboy', '/images/consoles/game-boy-color.svg',
   'In late 1998 the Game Boy Color brought a range of 32,768 colours to the 8-bit line and still took the cartridges of its predecessors.',
   'Colour reached the Game Boy in the autumn of 1998: on 21 October in Japan, 18 November in North America and 23 November in Europe. The reflective TFT screen keeps the familiar 160 × 144 pixels but shows up to 56 colours at once out of 32,768. The processor can double its speed from 4.19 to 8.39 MHz, and main memory rose from 8 KB to 32 KB.

Nintendo didn’t leave older cartridges behind. The console colours them from palettes stored inside it, and some of the Color’s own releases run on the original Game Boy in return. It also has an infrared port, and a strap hole, the first on a Nintendo handheld.

In Japan it cost ¥8,900 at first and ¥6,800 from 14 May 1999. Its battery life depends on the source: Nintendo in Japan gave about 20 hours for two AA batteries, a trade report of 2001 says 10. Its appeal today is its reach. One machine plays the Color titles, more than 900 by the longest counts, and the monochrome library before them.',
   'Nintendo CPU CGB (8-bit SM83 core), 4.19 / 8.39 MHz',
   '2.3-inch reflective TFT LCD, 160 × 144, up to 56 of 32,768 colours at once',
   'D-pad, A, B, Start, Select; volume dial',
   '2 × AA, about 20 hours (Nintendo in Japan), 10 in a 2001 report; 35 h 45 measured in 2012',
   '78 × 133.5 × 27.4 mm', '138 g without batteries', '900+ Game Boy Color titles (Wikipedia; counts vary, an older list has 576), plus the Game Boy library'),
    ('a0000000-0000-4000-8000-000000000005', 'game-boy-advance', 'Game Boy Advance', '2001', 'gameboy', '/images/consoles/game-boy-advance.svg',
   'The 2001 Game Boy turned sideways: an ARM-based handheld with shoulder buttons and a wider screen that also runs Game Boy and Game Boy Color cartridges.',
   'The Game Boy turned sideways for the first time, and gained a new processor, a wider screen and two shoulder buttons. An ARM7TDMI at 16.78 MHz runs the Advance games, and an 8-bit core remains for Game Boy and Game Boy Color cartridges. The screen went from 160 × 144 to 240 × 160 pixels. Gwénaël Nicolas and Curiosity Inc. of Tokyo designed the shape.

Japanese sales started on 21 March 2001 at ¥9,800. North America followed on 11 June and Europe on 22 June. The UK bought 81,000 over the first weekend, a record at the time.

The screen has no light of its own and depends on its surroundings. Nintendo rated two AA batteries at about 15 hours; some fan pages say 5 to 10. Subtract the SP and the Micro from Nintendo’s 81.51 million for the family, and about 35.5 million remain for this model. No other Advance runs on ordinary AA batteries, and a cable links it to the GameCube.',
   'ARM7TDMI, 16.78 MHz, plus an 8-bit SM83 core for older games',
   '2.9-inch reflective TFT LCD, 240 × 160, 32,768 colours; no light',
   'D-pad, A, B, L, R, Start, Select',
   '2 × AA, about 15 hours (Nintendo), 5 to 10 on some fan pages; 29 h 32 measured in 2012, 10 h 14 in 2013',
   '144.5 × 82 × 24.5 mm', '140 g without batteries (Nintendo)', 'about 1,500 Game Boy Advance titles (counts vary)'),
    ('a0000000-0000-4000-8000-000000000006', 'game-boy-advance-sp', 'Game Boy Advance SP', '2003', 'gameboy', '/images/consoles/game-boy-advance-sp.svg',
   'The SP rebuilt the Game Boy Advance around a hinge in 2003: lit, rechargeable, and still at home with older cartridges.',
   'The SP gave the Game Boy a folding case and its first built-in rechargeable battery. (Nintendo had sold a plug-in Battery Pack since 1989.) The 2.9-inch screen of the Advance, 240 × 160 pixels as before, gained a front light with a button of its own. A charge takes three hours and lasts 10 with the light on, 18 without. Headphones, on the other hand, now needed an adapter.

Japan had it from 14 February 2003 for ¥12,500; North America and Europe followed in late March. The design won a Good Design Award in Japan the same year. At 43.57 million sold, the SP accounts for more than half of the Advance family’s 81.51 million.

Not all SPs are alike. AGS-001 is the front-lit original. AGS-101 has a backlight with two levels; it reached North American shops in the autumn of 2005 at $79.99, unannounced. Its box advertises the brighter screen. On a loose console, check the model code first.',
   'ARM7TDMI, 16.78 MHz, plus an 8-bit SM83 core for older games',
   '2.9-inch front-lit TFT LCD, 240 × 160, 32,768 colours; AGS-101 (2005) backlit',
   'D-pad, A, B, L, R, Start, Select; light button',
   'Rechargeable lithium-ion, about 600 mAh, about 10 hours lit, 18 unlit; 3 hours to charge',
   '82 × 84.6 × 24.3 mm closed', 'about 143 g', 'about 1,500 Game Boy Advance titles (counts vary)'),
    ('a0000000-0000-4000-8000-000000000007', 'game-boy-micro', 'Game Boy Micro', '2005', 'gameboy', '/images/consoles/game-boy-micro.svg',
   'The last console to carry the Game Boy name: an 80 g player for Game Boy Advance cartridges with a small backlit screen and interchangeable faceplates.',
   'Just over ten centimetres wide and only 80 g in weight, the Game Boy Micro is the smallest and lightest model in this catalogue. Its 2.0-inch screen holds all 240 × 160 pixels of the Advance and has a backlight with five levels. It pays in compatibility: unlike the Advance and the SP, it doesn’t run Game Boy or Game Boy Color cartridges, and its link port is a smaller one of its own.

Nintendo announced it at E3 on 17 May 2005. It reached Japanese shops on 13 September, North American ones on 19 September at $99.99 and European ones on 4 November. By then the Nintendo DS had been out for the better part of a year. Nintendo counted 2.42 million Micros by March 2007, about 3 per cent of the Advance family.

The headphone socket that the SP lacks is back, and the faceplate comes off. Battery life runs from 5 to 8 hours in international figures and 6 to 10 in Japanese ones. No console after the Micro bore the Game Boy name.',
   'ARM7TDMI, 16.78 MHz',
   '2.0-inch backlit TFT LCD, 240 × 160, 32,768 colours; five brightness levels',
   'D-pad, A, B, L, R, Start, Select; volume and brightness rocker',
   'Rechargeable lithium-ion, about 460 mAh, 5 to 10 hours (5 to 8 internationally, 6 to 10 in Japan)',
   '101 × 50 × 17.2 mm', '80 g', 'about 1,500 Game Boy Advance titles (counts vary)'),
    ('a0000000-0000-4000-8000-000000000008', 'nintendo-ds', 'Nintendo DS', '2004', 'ds', '/images/consoles/nintendo-ds.svg',
   'Two screens, the lower one sensitive to touch: the 2004 DS began a family of 154.02 million, Nintendo’s best-selling until the Switch passed it.',
   'Why two screens? Satoru Okada has credited Hiroshi Yamauchi with the idea. Shops got a folding handheld with two 3.0-inch screens of 256 × 192 pixels each, the lower one a touch screen with a stylus. A microphone and local wireless play for up to 16 consoles set it further apart from the Game Boy Advance.

Unusually for Nintendo, North America went first, on 21 November 2004 at $149.99, with the demo Metroid Prime Hunters: First Hunt in the box. Japan came eleven days later, Europe on 11 March 2005 at €149 or £99. In August 2005 the American price fell to $129.99. PictoChat is built in.

A second slot takes Game Boy Advance cartridges for single-player use, but not those of the Game Boy or Color. Nintendo gave 6 to 10 hours of battery life in 2004; a later list, said to be Nintendo’s, has 10 to 14. Of the family’s 154.02 million, roughly 18.8 million appear to be this first model. The DS Lite outsold it about five to one.',
   'ARM946E-S, 67 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.0-inch TFT LCDs, 256 × 192 each, 262,144 colours; lower one touch-sensitive',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; microphone',
   'Rechargeable lithium-ion, 850 mAh, 6 to 10 hours (10 to 14 in a later list)',
   '148.7 × 84.7 × 28.9 mm closed', '275 g', '2,100+ packaged DS titles (Nintendo count reported 2022)'),
    ('a0000000-0000-4000-8000-000000000009', 'nintendo-ds-lite', 'Nintendo DS Lite', '2006', 'ds', '/images/consoles/nintendo-ds-lite.svg',
   'In 2006 the DS shed 42 per cent of its volume and about a fifth of its weight, and became the best-selling model of the family, at 93.86 million.',
   'The DS Lite is the first DS in a neater shell: 42 per cent smaller in volume and about 21 per cent lighter. Processors and memory are unchanged. The two 3.0-inch screens keep their size and their pixels, and gain four brightness levels. The battery grew from 850 to 1,000 mAh, enough for 5 to 8 hours at the highest level and 15 to 19 at the lowest.

It reached three regions within four months: Japan on 2 March 2006 for ¥16,800, North America on 11 June for $129.99, the price of the DS by then, and Europe on 23 June. Cracks at the hinge were reported that same summer.

No other DS sold as well. Nintendo counted 93.86 million by the end of March 2014, about 61 per cent of the whole family. One detail keeps it useful to owners of older cartridges: no later Nintendo handheld has a slot for Game Boy Advance games. So 218 g hold two libraries, though Advance games are limited to one player.',
   'ARM946E-S, 67 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.0-inch TFT LCDs, 256 × 192 each, 262,144 colours; four brightness levels',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; microphone',
   'Rechargeable lithium-ion, 1,000 mAh, 15 to 19 hours (lowest brightness), 5 to 8 (highest)',
   '133 × 73.9 × 21.5 mm closed', '218 g', '2,100+ packaged DS titles (Nintendo count reported 2022)'),
    ('a0000000-0000-4000-8000-000000000010', 'nintendo-dsi', 'Nintendo DSi', '2008', 'ds', '/images/consoles/nintendo-dsi.svg',
   'Cameras, an SD card slot and downloads came to the DS with this 2008 model, 12 per cent thinner than the Lite and without its Game Boy Advance slot.',
   'The DS Lite changed the shell; the DSi changed the insides as well. Its main processor runs at about 133 MHz, twice the earlier speed, and memory rose from 4 to 16 MB. Two 0.3-megapixel cameras and an SD card slot were new to the family. The screens are a little larger at 3.25 inches, still with 256 × 192 pixels, and the case is 12 per cent thinner than the Lite’s.

It started in Japan on 1 November 2008 at ¥18,900. Europe followed on 3 April 2009 and North America two days later. Each of the two sold 300,000 over the launch weekend.

The Game Boy Advance slot is gone. Ordinary DS cards work as before, but the DSi Shop and software made only for the DSi are tied to a region. So, reportedly, are some cards with DSi functions, though a DS or DS Lite runs them. Brightness matters a good deal: 9 to 14 hours at the lowest setting become 3 to 4 at the highest. The only sales figure covers the DSi and DSi XL together, at about 41.4 million.',
   'ARM946E-S, about 133 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.25-inch TFT LCDs, 256 × 192 each, 262,144 colours',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; two 0.3 MP cameras; microphone',
   'Rechargeable lithium-ion, 840 mAh, 9 to 14 hours (lowest brightness), 3 to 4 (highest)',
   '137 × 74.9 × 18.9 mm closed (as announced)', '214 g (as announced)', '2,100+ packaged DS titles (Nintendo count reported 2022), plus DSiWare'),
    ('a0000000-0000-4000-8000-000000000011', 'nintendo-dsi-xl', 'Nintendo DSi XL', '2009', 'ds', '/images/consoles/nintendo-dsi-xl.svg',
   'The DSi for those who wanted to see more: two 4.2-inch screens, a wider viewing angle and a longer-lasting battery around familiar hardware.',
   'Size is the point of the DSi XL, called DSi LL in Japan. Each screen measures 4.2 inches where the DSi has 3.25, and can be seen from a wider angle. The 256 × 192 pixels stayed, so the picture is larger rather than finer. Cameras, processor and the 16 MB of memory come from the smaller model.

Japan got it first, on 21 November 2009, for ¥20,000. Europe followed in March 2010, North America on the 28th of that month at $189.99. By June 2010 it had reached 3.6 million; the later total of about 41.4 million covers the DSi and DSi XL together.

At 314 g it weighs exactly 100 g more than the DSi. The stylus in the box is 129.3 mm long and shaped like a pen. The battery is rated at 13 to 17 hours at the lowest brightness and 4 to 5 at the highest. It runs DS cards, but not Game Boy Advance cartridges. No other DS has screens this large.',
   'ARM946E-S, about 133 MHz, and ARM7TDMI, 33 MHz',
   'Two 4.2-inch TFT LCDs, 256 × 192 each, 262,144 colours',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; two 0.3 MP cameras; microphone',
   'Rechargeable lithium-ion, about 1,050 mAh, 13 to 17 hours (lowest brightness), 4 to 5 (highest); 5 h 45 measured in 2012',
   '161 × 91.4 × 21.2 mm closed', '314 g', '2,100+ packaged DS titles (Nintendo count reported 2022), plus DSiWare'),
    ('a0000000-0000-4000-8000-000000000012', 'nintendo-3ds', 'Nintendo 3DS', '2011', '3ds', '/images/consoles/nintendo-3ds.svg',
   'Depth without glasses set the 2011 Nintendo 3DS apart. A Circle Pad, StreetPass and the eShop came with it, and DS cards still fit.',
   'The 3DS needs no glasses: a parallax barrier gives the 3.53-inch upper screen its depth, and a slider sets how much. Each eye receives 400 × 240 pixels; the touch screen below has 320 × 240. Compared with the DSi, the 3DS adds a Circle Pad, motion sensors, PICA200 graphics and eight times the main memory, 128 MB instead of 16.

It went on sale on 26 February 2011 in Japan for ¥25,000, on 25 March in Europe and on 27 March in North America for $249.99. A steep cut came in August, to ¥15,000 and $169.99, and early owners received 20 free games through the Ambassador Program.

DS cards and DSi software still run. But unlike the Game Boy and the DS, the console is region-locked, which matters to anyone who buys from abroad. Its 1,300 mAh battery lasts 3 to 5 hours in 3DS games. Nintendo’s 75.94 million, as of 31 December 2020, counts all 3DS, 2DS and New models together.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '3.53-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 3.02-inch touch LCD, 320 × 240',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, 1,300 mAh, 3 to 5 hours (3DS games), 5 to 8 (DS games)',
   '134 × 74 × 21 mm closed', '235 g', '1,250+ (Nintendo US site, August 2018)'),
    ('a0000000-0000-4000-8000-000000000013', 'nintendo-3ds-xl', 'Nintendo 3DS XL', '2012', '3ds', '/images/consoles/nintendo-3ds-xl.svg',
   'The 2012 XL nearly doubles the screen area of the 3DS. The games and the hardware stay the same, and the battery lasts somewhat longer.',
   'Seventeen months after the 3DS came a larger sibling, named 3DS LL in Japan. Its upper screen grew from 3.53 to 4.88 inches and the touch screen from 3.02 to 4.18, which makes 90 per cent more area on each. The pixels, the processor and the memory didn’t change. A battery of about 1,750 mAh lasts 3.5 to 6.5 hours in 3DS games.

Japan and Europe both had it on 28 July 2012. North America followed on 19 August, together with New Super Mario Bros. 2. At ¥18,900 and $199.99 it stayed well below the first prices of the 3DS. A 4 GB SD card came in the box, but in Japan and Europe an AC adapter did not.

Remember the adapter when a boxed example turns up. At 336 g the console is about 100 g heavier than the 3DS and plays the same library, DS cards and DSi software included. Nintendo has not broken out sales of the XL; its 75.94 million stands for the whole family.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '4.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,750 mAh, 3.5 to 6.5 hours (3DS games), 6 to 10 (DS games)',
   '156 × 93 × 22 mm closed', '336 g', '1,250+ (Nintendo US site, August 2018)'),
    ('a0000000-0000-4000-8000-000000000014', 'nintendo-2ds', 'Nintendo 2DS', '2013', '3ds', '/images/consoles/nintendo-2ds.svg',
   'A slate without hinge or 3D: the 2DS of 2013 plays the 3DS library in 2D and cost $129.99 in North America.',
   'Take the hinge and the 3D effect away from a 3DS, and something close to the 2DS remains. Processor, memory, screen sizes and the 1,300 mAh battery are those of the 3DS, but the body is a single slate with a sleep switch. Its two screens are in fact two windows on a single LCD panel.

North America and Europe got it on 12 October 2013, the day of Pokémon X and Y. In North America it cost $129.99, or $40 less than the 3DS after its 2011 price cut. Japan waited much longer: a special Pokémon pack appeared on 27 February 2016, the ordinary model in September of that year.

Sound comes from a single speaker, and in stereo only through headphones. Battery life is slightly above that of the 3DS, at 3.5 to 5.5 hours in 3DS games. DS cards work too. No other DS or 3DS model in this catalogue does without a hinge, so it is easy to recognise.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '3.53-inch LCD, 400 × 240 (2D only); 3.02-inch touch LCD, 320 × 240; one panel behind the casing',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch screen; motion sensor, gyro sensor; inner and outer cameras (3D photos, not shown in 3D); microphone; sleep switch',
   'Rechargeable lithium-ion, 1,300 mAh, 3.5 to 5.5 hours (3DS games), about 5 to 9 (DS games)',
   '144 × 127 × 20.3 mm', 'about 260 g', '1,250+ (Nintendo US site, August 2018), shown in 2D'),
    ('a0000000-0000-4000-8000-000000000015', 'new-nintendo-3ds', 'New Nintendo 3DS', '2014', '3ds', '/images/consoles/new-nintendo-3ds.svg',
   'A faster processor, more memory, a C Stick and steadier 3D define this 2014 model, the smaller of the New pair and the one with exchangeable cover plates.',
   'The “New” is part of the name, and it is earned. Four processor cores at up to about 804 MHz replace two at about 268, and main memory doubles to 256 MB. Face tracking steadies the 3D image, a C Stick and the ZL and ZR buttons extend the controls, and NFC reads amiibo figures. The screens, at 3.88 and 3.33 inches, are a little larger than those of the 2011 3DS.

Japan began on 11 October 2014 at ¥16,000 before tax, Australia on 21 November, Europe on 13 February 2015. North America had to wait until 25 September 2015, when the console arrived in a $219.99 bundle with Animal Crossing: Happy Home Designer.

Only this size has exchangeable cover plates; the New 3DS XL has none. It plays the 3DS and DS libraries, and a few titles that run on New models alone. Published figures put its battery at 3 or 3.5 to 6 hours in 3DS games. The 75.94 million sold by the end of 2020 cover the entire family.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '3.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 3.33-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,400 mAh, 3 or 3.5 to 6 hours (3DS games), 6.5 to 10.5 (DS games)',
   '142 × 80.6 × 21.6 mm closed (approximate)', '253 g', '1,250+ (Nintendo US site, August 2018), plus a few for New models only'),
    ('a0000000-0000-4000-8000-000000000016', 'new-nintendo-3ds-xl', 'New Nintendo 3DS XL', '2014', '3ds', '/images/consoles/new-nintendo-3ds-xl.svg',
   'Large screens meet the faster New hardware in this 2014 model. For its first months in North America it was the only size of New 3DS on sale.',
   'The New 3DS XL pairs the 4.88-inch and 4.18-inch screens of the 3DS XL with the hardware of the New 3DS: four cores at up to about 804 MHz, 256 MB of memory, face tracking for a steadier 3D image, C Stick, ZL and ZR, and NFC for amiibo. Memory cards are microSD, no longer SD.

As the New 3DS LL it came out in Japan on 11 October 2014 for ¥18,800 before tax. Europe and North America followed on 13 February 2015, North America at $199.99. Buyers there had no choice of size at first: the smaller New 3DS came only that September.

More hardware didn’t mean more weight: at 329 g it is 7 g lighter than the 3DS XL. In 3DS games the battery lasts 3 or 3.5 to 7 hours, depending on the source. The cover plates don’t come off. Its case today is the combination: no 3D model here has larger screens, and it also runs the few titles reserved for New consoles.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '4.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,750 mAh, 3 or 3.5 to 7 hours (3DS games), 7 to 12 (DS games)',
   '160 × 93.5 × 21.5 mm closed', '329 g', '1,250+ (Nintendo US site, August 2018), plus a few for New models only'),
    ('a0000000-0000-4000-8000-000000000017', 'new-nintendo-2ds-xl', 'New Nintendo 2DS XL', '2017', '3ds', '/images/consoles/new-nintendo-2ds-xl.svg',
   'The last of the 3DS family folds, leaves out the 3D effect and keeps the screen sizes and the processor of the New 3DS XL.',
   'On 28 April 2017, eight weeks into the life of the Switch, Nintendo announced one more member of the 3DS family. It was the last. The New 2DS XL has the quad-core processor, the 256 MB of memory and the 4.88-inch and 4.18-inch screen sizes of the New 3DS XL, but shows everything in 2D.

Unlike the slate-shaped 2DS it has a hinge, with the inner camera in it. Australia seems to have been first, in June 2017. Japan followed on 13 July at ¥14,980 before tax, North America and Europe on 28 July. In North America it cost $149.99, $50 less than the New 3DS XL, with an AC adapter in the box.

At about 260 g it is roughly a fifth lighter than the New 3DS XL. It has the C Stick, ZL, ZR and amiibo support, and runs the few games for New models only. If you can do without 3D, it is the last Nintendo handheld that takes DS cards.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '4.88-inch LCD, 400 × 240 (2D only); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,300 mAh, about 3.5 to 7 hours (3DS games)',
   '160 × 86.4 × 20.8 mm closed (approximate)', 'about 260 g', '1,250+ (Nintendo US site, August 2018) in 2D, plus a few for New models only'),
    ('a0000000-0000-4000-8000-000000000018', 'nintendo-switch', 'Nintendo Switch', '2017', '3ds', '/images/consoles/nintendo-switch.svg',
   'Handheld, tabletop or television: the 2017 Switch is a hybrid with detachable Joy-Con, a 6.2-inch screen and, Chinese cards apart, no region lock.',
   'Known as NX during development, the Switch is a hybrid. You can hold it, stand it on a table or connect it to a television by its dock, and its pair of Joy-Con controllers comes off. After years of paired screens there is one again, a 6.2-inch touch screen of 1280 × 720 pixels; on a television the picture goes up to 1920 × 1080.

It launched on 3 March 2017 in Japan, North America, Europe and Australia, at ¥29,980, $299.99 or £279.99. South Korea and Taiwan followed on 1 December, mainland China on 10 December 2019. The break with the past is clear: it takes neither 3DS cards nor Wii U discs. The region lock of the 3DS is gone too, with one exception: cards that Tencent has published for mainland China since January 2020 run only on the Chinese console.

A revised version of August 2019 raised Nintendo’s stated battery life from 2.5–6.5 hours to 4.5–9. Its back says HAC-001(-01), and its serial number begins with XK instead of XA. (The third letter is the sales region.) In GameXplain’s tests, Breath of the Wild at full brightness drained the first version in 2 h 28 and the revised one in 3 h 53. The standard model had sold 66.34 million by the end of 2020. The whole family reached 155.37 million by the end of 2025 and passed the DS as Nintendo’s best-selling. At 398 g with its controllers, the Switch is the heaviest console in this catalogue.',
   'NVIDIA custom Tegra (X1 family); CPU 1,020 MHz, GPU 307.2 to 768 MHz (Digital Foundry)',
   '6.2-inch capacitive touch LCD, 1280 × 720; up to 1920 × 1080 on TV',
   'Detachable Joy-Con: two sticks, direction buttons, A, B, X, Y, L, R, ZL, ZR, motion sensors, HD Rumble',
   'Rechargeable lithium-ion, 4,310 mAh, 2.5 to 6.5 hours; 4.5 to 9 (2019 revision)',
   '239 × 102 × 13.9 mm with Joy-Con (28.4 mm at the sticks)', '398 g with Joy-Con (297 g without)', '1,400+ packaged titles (Nintendo, by March 2022)'),
    ('a0000000-0000-4000-8000-000000000019', 'nintendo-switch-lite', 'Nintendo Switch Lite', '2019', '3ds', '/images/consoles/nintendo-switch-lite.svg',
   'Made to be held and nothing else, the 2019 Switch Lite has fixed controls, a real D-pad and a 5.5-inch screen, and gives up the connection to a television.',
   'The Switch Lite keeps one of the three uses of the Switch: it is a handheld and nothing else. Dock, TV output, kickstand, HD Rumble and IR camera are gone, and the controls are fixed to the body. In exchange there is a real D-pad where the Joy-Con has four direction buttons. The screen measures 5.5 inches instead of 6.2, with the same 1280 × 720 pixels.

It appeared on 20 September 2019, though not in China, in yellow, grey and turquoise. It cost ¥19,980 in Japan and $199.99 in North America, $100 less there than the Switch at launch. At about 275 g it is over 120 g lighter than the larger model with Joy-Con attached.

Nintendo counted 13.53 million of the Lite by 31 December 2020, then about one in six of all Switch consoles sold. It plays Switch titles that support handheld mode, for 3 to 7 hours on a charge. It takes Nintendo back to where the Game Boy began: a console made only to be carried.',
   'NVIDIA custom Tegra (X1 revision)',
   '5.5-inch capacitive touch LCD, 1280 × 720',
   'Fixed: two sticks, D-pad, A, B, X, Y, L, R, ZL, ZR, motion sensors; no HD Rumble',
   'Rechargeable lithium-ion, about 3,570 mAh, 3 to 7 hours',
   '208 × 91.1 × 13.9 mm', 'about 275 g', 'Switch titles that support handheld mode, out of 1,400+ packaged ones (Nintendo, by March 2022)')
)
insert into public.consoles (
  created_at, updated_at, id, slug, name, year, color, image, description, full_description, processor, display,
  controls, battery, dimensions, weight, games, predecessor_id, successor_id, family, distinction, alt_names,
  model_codes, codename, predecessor_name, successor_name, discontinued, units_sold_millions, units_sold_scope,
  units_sold_on, processor_name, processor_mhz, second_processor_name, second_processor_mhz, ram_kib, video_ram_kib,
  screen_technology, screen_inches, screen_width_px, screen_height_px, screen_colours, screen_lit, screen_touch,
  screen_3d, second_screen_technology, second_screen_inches, second_screen_width_px, second_screen_height_px,
  second_screen_colours, second_screen_lit, second_screen_touch, second_screen_3d, width_mm, height_mm, depth_mm,
  weight_g, weight_empty_g, battery_type, battery_mah, charge_hours, rated_hours_min, rated_hours_max,
  measured_hours_min, measured_hours_max, media, saves, region_lock, link_cable, wifi, bluetooth, infrared, nfc, usb,
  storage, headphone_jack, cameras, microphone, motion_sensor
)
select
  '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', text.id::uuid, text.slug, text.name, text.year, text.color,
  text.image, text.description, text.full_description, text.processor, text.display, text.controls, text.battery,
  text.dimensions, text.weight, text.games, before.id::uuid, after.id::uuid, fact.family, fact.distinction,
  fact.alt_names, fact.model_codes, fact.codename, fact.predecessor_name, fact.successor_name, fact.discontinued,
  fact.units_sold_millions, fact.units_sold_scope, fact.units_sold_on, fact.processor_name, fact.processor_mhz,
  fact.second_processor_name, fact.second_processor_mhz, fact.ram_kib, fact.video_ram_kib, fact.screen_technology,
  fact.screen_inches, fact.screen_width_px, fact.screen_height_px, fact.screen_colours, fact.screen_lit,
  fact.screen_touch, fact.screen_3d, fact.second_screen_technology, fact.second_screen_inches,
  fact.second_screen_width_px, fact.second_screen_height_px, fact.second_screen_colours, fact.second_screen_lit,
  fact.second_screen_touch, fact.second_screen_3d, fact.width_mm, fact.height_mm, fact.depth_mm, fact.weight_g,
  fact.weight_empty_g, fact.battery_type, fact.battery_mah, fact.charge_hours, fact.rated_hours_min,
  fact.rated_hours_max, fact.measured_hours_min, fact.measured_hours_max, fact.media, fact.saves, fact.region_lock,
  fact.link_cable, fact.wifi, fact.bluetooth, fact.infrared, fact.nfc, fact.usb, fact.storage, fact.headphone_jack,
  fact.cameras, fact.microphone, fact.motion_sensor
from text
join facts on facts.slug = text.slug
cross join jsonb_populate_record(null::public.consoles, facts.known) as fact
left join text as before on before.slug = facts.known ->> 'predecessor'
left join text as after on after.slug = facts.known ->> 'successor'
on conflict do nothing;
